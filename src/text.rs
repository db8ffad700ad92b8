//! Text that is parsed: a reader, what it may find, and the error for other text.
//!
//! The parsers of shapes, of slices, of XLA's layouts and of shardings are made with [`Reader`], so they treat spaces alike and report a position and what may
//! be there.

use core::fmt;

/// What may come next in a text. It is in a [`ParseError`](crate::ParseError).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// A shape.
    Shape,
    /// An extent.
    Extent,
    /// An extent, or that there are no more.
    ExtentOrEnd,
    /// The digits of a number.
    Digits,
    /// The `=` of `<=`.
    Equals,
    /// A comma, or that there are no more.
    CommaOrEnd,
    /// Nothing.
    Nothing,
    /// A slice: its items, in brackets or not.
    Slice,
    /// An item of a slice, or nothing.
    ItemOrNothing,
    /// What may follow the number of an index or of an end of a range.
    ColonOrNothing,
    /// What may follow the first colon of a range.
    EndOrNothing,
    /// What may follow the second colon of a range.
    StepOrNothing,
    /// What may follow an item of a slice to which nothing can be added.
    CommaOrNothing,
    /// The bracket that closes.
    Bracket,
    /// The type of the elements of an array.
    ElementType,
    /// An array, a tuple, a token or an opaque value.
    AnyShape,
    /// The same, or that there are no more in a tuple.
    AnyShapeOrEnd,
    /// The extents of an array.
    Extents,
    /// The layout of an array.
    Layout,
    /// The layout of an array, or nothing.
    LayoutOrNothing,
    /// What may follow the brace that opens a layout: an axis, or the colon before the attributes.
    AxisOrColon,
    /// The same, or that there is nothing in the layout.
    AxisOrColonOrEnd,
    /// What may follow an axis of a layout.
    CommaOrColonOrEnd,
    /// An attribute of a layout, or that there are none.
    AttributeOrEnd,
    /// What may follow a tile: another one, an attribute after the tiles, or that there are no more.
    AfterTile,
    /// What may follow the alignment of the tail.
    AfterTailAlignment,
    /// What may follow the size of an element.
    AfterElementBits,
    /// What may follow the memory space.
    AfterMemorySpace,
    /// What may follow the splits of an axis: those of another one, an attribute after the splits, or that there are no more.
    AfterSplit,
    /// The brace that closes a layout.
    Brace,
    /// The parenthesis before the values of an attribute.
    Parenthesis,
    /// The parenthesis after the values of an attribute.
    ParenthesisEnd,
    /// A comma, or that there are no more in a list in parentheses.
    CommaOrParenthesisEnd,
    /// The layout of an array in a tuple, or what may follow it.
    LayoutOrCommaOrParenthesisEnd,
    /// An extent of a tile.
    TileExtent,
    /// The colon between a physical axis and where it is split, or before the attributes of a layout of rank 0.
    Colon,
    /// The end of a comment.
    CommentEnd,
    /// The brace that opens a sharding, or the axes of a dimension.
    BraceStart,
    /// A brace that opens a dimension, or that there are no more.
    DimensionOrEnd,
    /// What a sharding says.
    Sharding,
    /// An attribute of a sharding, or that there are no more.
    ShardingAttributeOrEnd,
    /// A device, or the `<=` before an iota.
    DevicesOrIota,
    /// The `T(` before the permutation of an iota.
    Transpose,
    /// What a subgroup of devices does.
    Subgroup,
    /// The name of a mesh axis.
    MeshAxis,
    /// The name of a mesh axis, or that there are no more.
    MeshAxisOrEnd,
    /// The name of a mesh axis, `?`, or that there are no more.
    MeshAxisOrOpenOrEnd,
    /// The quote at the end of a name.
    Quote,
    /// A comma, or that there are no more in a list in braces.
    CommaOrBrace,
    /// The axes of a mesh.
    Mesh,
    /// The devices of a mesh.
    DeviceIds,
    /// A comma.
    Comma,
    /// The angle bracket that opens a sharding.
    Angle,
    /// The angle bracket that closes a mesh or a sharding.
    AngleEnd,
    /// The replicated, unreduced or manual axes.
    AxisList,
    /// What may follow an extent of a sharded shape.
    AtOrCommaOrEnd,
    /// The role of mesh axes that split no dimension.
    AxisRole,
    /// An extent or a symbol.
    ExtentOrSymbol,
    /// An extent, a symbol, or that there are no more.
    ExtentSymbolOrEnd,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shape => "`[` or `?`",
            Self::Extent => "a number, `?` or `<=`",
            Self::ExtentOrEnd => "a number, `?`, `<=` or `]`",
            Self::Digits => "a number",
            Self::Equals => "`=`",
            Self::CommaOrEnd => "`,` or `]`",
            Self::Nothing => "the end",
            Self::Slice => "`[`, an index, a range, `...`, `None` or the end",
            Self::ItemOrNothing => "an index, a range, `...`, `None` or the end",
            Self::ColonOrNothing => "`:`, `,` or the end",
            Self::EndOrNothing => "a number, `:`, `,` or the end",
            Self::StepOrNothing => "a number, `,` or the end",
            Self::CommaOrNothing => "`,` or the end",
            Self::Bracket => "`]`",
            Self::ElementType => "the name of an element type",
            Self::AnyShape => "the name of an element type, `token`, `opaque` or `(`",
            Self::AnyShapeOrEnd => "the name of an element type, `token`, `opaque`, `(` or `)`",
            Self::Extents => "`[`",
            Self::Layout => "`{`",
            Self::LayoutOrNothing => "`{` or the end",
            Self::AxisOrColon => "a number or `:`",
            Self::AxisOrColonOrEnd => "a number, `:` or `}`",
            Self::CommaOrColonOrEnd => "`,`, `:` or `}`",
            Self::AttributeOrEnd => "`T`, `L`, `E`, `S`, `SC`, `M` or `}`",
            Self::AfterTile => "`(`, `L`, `E`, `S`, `SC`, `M` or `}`",
            Self::AfterTailAlignment => "`E`, `S`, `SC`, `M` or `}`",
            Self::AfterElementBits => "`S`, `SC`, `M` or `}`",
            Self::AfterMemorySpace => "`SC`, `M` or `}`",
            Self::AfterSplit => "`(`, `M` or `}`",
            Self::Brace => "`}`",
            Self::Parenthesis => "`(`",
            Self::ParenthesisEnd => "`)`",
            Self::CommaOrParenthesisEnd => "`,` or `)`",
            Self::LayoutOrCommaOrParenthesisEnd => "`{`, `,` or `)`",
            Self::TileExtent => "a number or `*`",
            Self::Colon => "`:`",
            Self::CommentEnd => "`*/`",
            Self::BraceStart => "`{`",
            Self::DimensionOrEnd => "`{` or `]`",
            Self::Sharding => {
                "`replicated`, `maximal`, `manual`, `unknown`, `unreduced`, `devices=`, `mesh[`, `{` or `}`"
            }
            Self::ShardingAttributeOrEnd => "an attribute of a sharding or `}`",
            Self::DevicesOrIota => "a number or `<=`",
            Self::Transpose => "`T(`",
            Self::Subgroup => "`manual`, `unreduced` or `replicated`",
            Self::MeshAxis => "the name of a mesh axis",
            Self::MeshAxisOrEnd => "the name of a mesh axis or `}`",
            Self::MeshAxisOrOpenOrEnd => "the name of a mesh axis, `?` or `}`",
            Self::Quote => "the quote that ends the name",
            Self::CommaOrBrace => "`,` or `}`",
            Self::Mesh => "`<[`",
            Self::DeviceIds => "`device_ids=`",
            Self::Comma => "`,`",
            Self::Angle => "`<`",
            Self::AngleEnd => "`>`",
            Self::AxisList => "`replicated=`, `unreduced=` or `manual=`",
            Self::AtOrCommaOrEnd => "`@`, `,` or `]`",
            Self::AxisRole => "`U:`, `R:` or `V:`",
            Self::ExtentOrSymbol => "a number, a symbol, `?` or `<=`",
            Self::ExtentSymbolOrEnd => "a number, a symbol, `?`, `<=` or `]`",
        })
    }
}

/// Why a text cannot be read, and where: the cause that all parsers share.
///
/// # Examples
///
/// ```
/// use shapewise::slice::{Expected, SliceExpr};
///
/// let error = "1, 2:x".parse::<SliceExpr>().unwrap_err();
/// assert_eq!(
///     (error.position, error.found, error.expected),
///     (5, Some('x'), Expected::EndOrNothing)
/// );
/// assert_eq!(error.to_string(), "found 'x' at 5, expected a number, `:`, `,` or the end");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Unexpected {
    /// The position, in bytes from the beginning of the text.
    pub position: usize,
    /// The character at the position, or `None` at the end of the text.
    pub found: Option<char>,
    /// What may be there. Within the brackets of a slice, *the end* is the end of its items.
    pub expected: Expected,
}

impl Unexpected {
    /// Creates the error at a position. See the example of [`Reader`].
    #[must_use]
    #[inline]
    pub const fn new(position: usize, found: Option<char>, expected: Expected) -> Self {
        Self { position, found, expected }
    }
}

impl fmt::Display for Unexpected {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, found, expected } = self;
        match found {
            Some(found) => write!(f, "found {found:?} at {position}, expected {expected}"),
            None => write!(f, "the text ends at {position}, expected {expected}"),
        }
    }
}

impl fmt::Debug for Unexpected {
    /// The message: `unwrap` and `main` print it.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Unexpected {}

/// A text, and how far it is read. Before each word, number or sign it skips spaces, and comments if there may be some.
///
/// ```
/// use shapewise::text::{Expected, Reader, Unexpected};
///
/// /// Reads `name[2,3]`: a name and numbers.
/// fn numbers<'t>(text: &'t str) -> Result<(&'t str, Vec<&'t str>), Unexpected> {
///     let mut reader = Reader::new(text, |found| found == ' ').with_comments();
///     let name = reader.word();
///     reader.expect("[", Expected::Extents)?;
///     let mut numbers = vec![reader.digits()?];
///     while reader.take(",") {
///         numbers.push(reader.digits()?);
///     }
///     reader.expect("]", Expected::CommaOrEnd)?;
///     match reader.peek() {
///         None => Ok((name, numbers)),
///         Some(_) => Err(reader.unexpected(Expected::Nothing)),
///     }
/// }
///
/// assert_eq!(numbers("f32 [2, /* rows */ 3]"), Ok(("f32", vec!["2", "3"])));
/// assert_eq!(numbers("f32[2;3]"), Err(Unexpected::new(5, Some(';'), Expected::CommaOrEnd)));
/// assert_eq!(
///     numbers("f32[2").unwrap_err().to_string(),
///     "the text ends at 5, expected `,` or `]`"
/// );
///
/// let mut reader = Reader::new("axis 1", char::is_whitespace);
/// reader.skip(4);
/// assert_eq!((reader.position(), reader.rest(), reader.peek()), (4, " 1", Some('1')));
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    position: usize,
    is_space: fn(char) -> bool,
    has_comments: bool,
}

impl<'a> Reader<'a> {
    /// Creates a reader of a text in which characters that `is_space` accepts may come between any two words. See the [example](Self).
    #[inline]
    #[must_use]
    pub const fn new(text: &'a str, is_space: fn(char) -> bool) -> Self {
        Self { text, position: 0, is_space, has_comments: false }
    }

    /// Accepts comments where spaces may be: `/* */`, and `//` up to the end of the line. See the [example](Self).
    #[inline]
    #[must_use]
    pub const fn with_comments(mut self) -> Self {
        self.has_comments = true;
        self
    }

    /// Returns how far the text is read, in bytes from the beginning. See the [example](Self).
    #[inline]
    #[must_use]
    pub const fn position(&self) -> usize {
        self.position
    }

    /// Returns the part of the text that is not read yet. See the [example](Self).
    #[inline]
    #[must_use]
    pub fn rest(&self) -> &'a str {
        self.text.get(self.position..).unwrap_or_default()
    }

    /// Returns the next character that is neither a space nor in a comment, without reading it. A comment without an end is not skipped. See the [example](Self).
    pub fn peek(&mut self) -> Option<char> {
        loop {
            let rest = self.rest();
            let skipped = rest.trim_start_matches(self.is_space);
            self.skip(rest.len().saturating_sub(skipped.len()));
            match self.comment() {
                Some(comment) => self.skip(comment),
                None => return skipped.chars().next(),
            }
        }
    }

    /// The length of the comment that begins here, if one does.
    fn comment(&self) -> Option<usize> {
        let rest = self.rest();
        if !self.has_comments {
            return None;
        }
        if let Some(comment) = rest.strip_prefix("/*") {
            return comment.find("*/")?.checked_add("/**/".len());
        }
        rest.starts_with("//").then(|| rest.find('\n').unwrap_or(rest.len()))
    }

    /// Moves on by this many bytes. Where they end within a character, the rest is empty. See the [example](Self).
    #[inline]
    pub fn skip(&mut self, bytes: usize) {
        self.position = self.position.saturating_add(bytes);
    }

    /// Reads a word if it is the next. See the [example](Self).
    pub fn take(&mut self, word: &str) -> bool {
        self.peek();
        let found = self.rest().starts_with(word);
        if found {
            self.skip(word.len());
        }
        found
    }

    /// Reads letters, digits and underscores; there may be none. See the [example](Self).
    pub fn word(&mut self) -> &'a str {
        self.peek();
        let rest = self.rest();
        let is_of_word = |found: char| found.is_ascii_alphanumeric() || found == '_';
        let len = rest.find(|found| !is_of_word(found)).unwrap_or(rest.len());
        self.skip(len);
        rest.get(..len).unwrap_or_default()
    }

    /// Reads a word that must come next. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`Unexpected`] if something else does.
    #[inline]
    pub fn expect(&mut self, word: &str, expected: Expected) -> Result<(), Unexpected> {
        if self.take(word) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// Reads the digits of a number; there must be at least one. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`Unexpected`] if there is none.
    pub fn digits(&mut self) -> Result<&'a str, Unexpected> {
        if !self.peek().is_some_and(|found| found.is_ascii_digit()) {
            return Err(self.unexpected(Expected::Digits));
        }
        let rest = self.rest();
        let len = rest.find(|found: char| !found.is_ascii_digit()).unwrap_or(rest.len());
        self.skip(len);
        Ok(rest.get(..len).unwrap_or_default())
    }

    /// Returns the error that the next character is not one that may be there, or that a comment does not end. See the [example](Self).
    #[inline]
    pub fn unexpected(&mut self, expected: Expected) -> Unexpected {
        let found = self.peek();
        if self.has_comments && self.rest().starts_with("/*") {
            return Unexpected { position: self.text.len(), found: None, expected: Expected::CommentEnd };
        }
        Unexpected { position: self.position, found, expected }
    }
}
