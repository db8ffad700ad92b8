//! The source of a file with all changes in it: `a < b` becomes `(if crate::mutant::is(7) { a == b } else { a < b })`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::list::Change;

/// Where a change is in the rewritten file: its text, and all of the expression or function that it is in.
pub(crate) struct Place {
    pub(crate) id: usize,
    pub(crate) text: Range<usize>,
    pub(crate) all: Range<usize>,
}

/// A part of the source that is wrapped: `before` has the changes.
struct Edit {
    range: Range<usize>,
    /// Texts, and the change that a text belongs to.
    before: Vec<(String, Option<usize>)>,
    after: Cow<'static, str>,
    /// Of two edits of the same range, the lower one is outside.
    order: u8,
}

impl Edit {
    /// Whether another edit, which begins at the same offset or later, is in this one.
    fn holds(&self, other: &Self) -> bool {
        other.range.end <= self.range.end && (other.range.start < self.range.end || other.range == self.range)
    }

    /// The changed text if the change is selected, and the original one otherwise.
    fn instead(range: Range<usize>, change: &Change, text: String) -> Self {
        let condition = format!("(if crate::mutant::is({}) {{", change.id);
        let before = vec![(condition, None), (text, Some(change.id)), ("} else {".to_owned(), None)];
        Self { range, before, after: "})".into(), order: 1 }
    }
}

/// What changes need to know of the code, by the place where a change begins.
#[derive(Default)]
struct Nodes {
    operators: BTreeMap<usize, Operator>,
    arms: BTreeMap<usize, Arm>,
    fields: BTreeMap<usize, Field>,
}

/// An operator: all of the expression, and the operands. The left one of `!` and `-` is empty.
#[derive(Clone)]
struct Operator {
    all: Range<usize>,
    left: Range<usize>,
    right: Range<usize>,
}

/// An arm of a `match`: the end of the pattern, the guard, and all of the `match`.
#[derive(Clone)]
struct Arm {
    end: usize,
    guard: Option<Range<usize>>,
    all: Range<usize>,
}

/// A field: its name, its value, whether only the name is written, and the expression after `..`.
#[derive(Clone)]
struct Field {
    name: String,
    value: Range<usize>,
    is_short: bool,
    rest: Range<usize>,
}

fn range(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

fn has_let(condition: &syn::Expr) -> bool {
    match condition {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        _ => false,
    }
}

impl<'a> Visit<'a> for Nodes {
    fn visit_expr_binary(&mut self, node: &'a syn::ExprBinary) {
        // A condition with `let` cannot be in parentheses.
        if !has_let(&node.left) && !has_let(&node.right) {
            let (left, right) = (range(&node.left), range(&node.right));
            self.operators.insert(range(&node.op).start, Operator { all: range(node), left, right });
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'a syn::ExprUnary) {
        let operand = range(&node.expr);
        let left = operand.start..operand.start;
        self.operators.insert(range(&node.op).start, Operator { all: range(node), left, right: operand });
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_match(&mut self, node: &'a syn::ExprMatch) {
        for arm in &node.arms {
            let guard = arm.guard.as_ref().map(|(_, guard)| range(guard));
            self.arms.insert(range(arm).start, Arm { end: range(&arm.pat).end, guard, all: range(node) });
        }
        visit::visit_expr_match(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'a syn::ExprStruct) {
        if let Some(rest) = &node.rest {
            for field in &node.fields {
                if let syn::Member::Named(name) = &field.member {
                    let of = Field {
                        name: name.to_string(),
                        value: range(&field.expr),
                        is_short: field.colon_token.is_none(),
                        rest: range(rest),
                    };
                    self.fields.insert(range(field).start, of);
                }
            }
        }
        visit::visit_expr_struct(self, node);
    }
}

/// A file with all of its changes, and where in it the text of each is.
pub(crate) fn file_with(source: &str, changes: &[&Change]) -> (String, Vec<Place>) {
    let mut nodes = Nodes::default();
    nodes.visit_file(&syn::parse_file(source).expect("the file is Rust"));
    let starts: Vec<usize> =
        std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let offset = |[line, column]: [usize; 2]| {
        let start = starts[line - 1];
        start + source[start..].chars().take(column - 1).map(char::len_utf8).sum::<usize>()
    };
    let of = |change: &&Change| edit(source, &nodes, change, offset(change.begin)..offset(change.end));
    let mut edits: Vec<Edit> = changes.iter().filter_map(of).flatten().collect();
    edits.sort_by_key(|edit| (edit.range.start, std::cmp::Reverse(edit.range.end), edit.order));
    let (mut text, mut places) = (String::new(), Vec::new());
    write(source, 0..source.len(), &edits, &mut text, &mut places);
    (text, places)
}

/// The edits for a change of the text in a range.
fn edit(source: &str, nodes: &Nodes, change: &Change, range: Range<usize>) -> Option<Vec<Edit>> {
    let new = &change.replacement;
    let not = format!("!crate::mutant::is({})", change.id);
    let edit = match change.genre.as_str() {
        // Of a function that returns `impl Iterator`, whose type is one: none of the elements.
        "FnValue" if new == "::std::iter::empty()" => {
            let after =
                format!("}}; all.take(if crate::mutant::is({}) {{ 0 }} else {{ usize::MAX }})", change.id);
            Edit {
                range,
                before: vec![("let all = {".to_owned(), Some(change.id))],
                after: after.into(),
                order: 0,
            }
        }
        "FnValue" => {
            let before = vec![
                (format!("if crate::mutant::is({}) {{ return ", change.id), None),
                (new.clone(), Some(change.id)),
                ("; }\n".to_owned(), None),
            ];
            Edit { range, before, after: "".into(), order: 0 }
        }
        "BinaryOperator" | "UnaryOperator" => {
            let Operator { all, left, right } = nodes.operators.get(&range.start)?.clone();
            let text = format!("{} {new} {}", &source[left], &source[right]);
            Edit::instead(all, change, text)
        }
        "MatchArmGuard" => Edit::instead(range, change, new.clone()),
        "MatchArm" => {
            let Arm { end, guard, all } = nodes.arms.get(&range.start)?.clone();
            // The error is at the beginning of the `match`, so all of it is an edit without a text.
            let around = Edit {
                range: all,
                before: vec![(String::new(), Some(change.id))],
                after: "".into(),
                order: 0,
            };
            let (range, text, after) = guard
                .map_or((end..end, format!(" if {not}"), ""), |guard| (guard, format!("{not} && ("), ")"));
            return Some(vec![
                around,
                Edit { range, before: vec![(text, Some(change.id))], after: after.into(), order: 2 },
            ]);
        }
        "StructField" => {
            let Field { name, value, is_short, rest } = nodes.fields.get(&range.start)?.clone();
            let mut edit = Edit::instead(value, change, format!("({}).{name}", &source[rest]));
            if is_short {
                edit.before.insert(0, (format!("{name}: "), None));
            }
            edit
        }
        _ => return None,
    };
    Some(vec![edit])
}

/// Writes a range of the source with its edits, which are sorted.
fn write(source: &str, range: Range<usize>, edits: &[Edit], text: &mut String, places: &mut Vec<Place>) {
    let (mut at, mut next) = (range.start, 0);
    while let Some(edit) = edits.get(next) {
        text.push_str(&source[at..edit.range.start]);
        let (start, first) = (text.len(), places.len());
        for (part, id) in &edit.before {
            let begin = text.len();
            text.push_str(part);
            places.extend(id.map(|id| Place { id, text: begin..text.len(), all: start..start }));
        }
        let own = first..places.len();
        let rest = &edits[next + 1..];
        let inside = rest.iter().take_while(|inner| edit.holds(inner)).count();
        write(source, edit.range.clone(), &rest[..inside], text, places);
        text.push_str(&edit.after);
        for place in &mut places[own] {
            place.all.end = text.len();
        }
        at = edit.range.end;
        next += 1 + inside;
    }
    text.push_str(&source[at..range.end]);
}
