//! The page: what it answers, natively; the same from the module, in Node; and what a browser shows.
//!
//! The module needs the target `wasm32-unknown-unknown`, or a module that `PLAYGROUND_MODULE` names; the tests of the page need Node and
//! Chromium. What is missing is reported on the standard error, and the test passes. `.ci/playground` installs all of it, and sets
//! `PLAYGROUND_COMPLETE`, by which nothing may be missing.
#![cfg(not(miri))] // Miri runs no processes.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    reason = "tests of small texts: a panic is a failure, and tests may use all of std"
)]

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::OnceLock,
};

use playground::{SEPARATOR, answer};
use shapewise_draw::kinds::KINDS;

/// The answer to a kind and its fields.
fn ask(name: &str, fields: &[&str]) -> Vec<String> {
    let request = [&[name], fields].concat().join(&SEPARATOR.to_string());
    answer(&request).split(SEPARATOR).map(str::to_owned).collect()
}

#[test]
fn examples_are_drawn() {
    for kind in KINDS {
        for example in kind.examples {
            let answer = ask(kind.name, example.fields);
            assert_eq!(answer.len(), 3, "{} {:?}: {answer:?}", kind.name, example.fields);
            assert_eq!(answer[0], "ok");
            assert!(!answer[1].is_empty() && answer[2].starts_with("<svg"));
        }
    }
}

/// A person types one character after the other, and may type any: each text has a picture, or a message at one of the fields.
#[test]
fn every_text_has_an_answer() {
    let mut count = 0_usize;
    for kind in KINDS {
        for example in kind.examples {
            for field in 0..example.fields.len() {
                let text = example.fields[field];
                for at in (0..=text.len()).filter(|&at| text.is_char_boundary(at)) {
                    let (before, after) = text.split_at(at);
                    let skipped = after.get(1..).unwrap_or_default();
                    let inserted = [
                        "",
                        "0",
                        "9",
                        "-",
                        ",",
                        "]",
                        "[",
                        "(",
                        "é",
                        "?",
                        "99999999999999999999",
                        "18446744073709551615",
                        "4294967296",
                    ];
                    let mut texts = vec![before.to_owned(), format!("{before}{skipped}")];
                    texts.extend(inserted.iter().map(|new| format!("{before}{new}{after}")));
                    texts.extend(inserted.iter().map(|new| format!("{before}{new}{skipped}")));
                    for text in texts {
                        let mut fields = example.fields.to_vec();
                        fields[field] = &text;
                        let answer = ask(kind.name, &fields);
                        count += 1;
                        if answer[0] == "wrong" {
                            let at: usize = answer[1].parse().unwrap();
                            assert!(
                                at < fields.len() && !answer[2].is_empty(),
                                "{} {fields:?}: {answer:?}",
                                kind.name
                            );
                        } else {
                            assert_eq!(
                                (answer[0].as_str(), answer.len()),
                                ("ok", 3),
                                "{} {fields:?}",
                                kind.name
                            );
                        }
                    }
                }
            }
        }
    }
    assert!(count > 5000, "{count} texts");
}

/// Names without a size get one with which the picture exists, if there is one.
#[test]
fn names_have_sizes() {
    for (operands, sizes, note) in [
        ("[n,1] + [m]", "", "Drawn for m = 4, n = 3."),
        ("[n] + [m]", "", "Drawn for m = 3, n = 3."),
        ("[n] + [n]", "n=2", "nothing is checked at run time"),
        ("[n] + [m]", "n=3, m=3", "To be checked: at axis 0, extents n and m must be equal."),
    ] {
        let answer = ask("names", &[operands, sizes]);
        assert!(answer[0] == "ok" && answer[1].contains(note), "{operands}, {sizes}: {answer:?}");
    }
}

#[test]
fn mistakes_are_at_their_field() {
    let cases: &[(&str, &[&str], &str, &str)] = &[
        ("shape", &["[2,?]"], "0", "the extent of axis 1 is unknown: a picture needs all extents"),
        ("strides", &["[2,3]", "[1]"], "1", "1 number for 2 axes: one is needed per axis"),
        ("broadcast", &["[2] + [3]"], "0", "extents 2 and 3 do not broadcast"),
        ("reshape", &["[2,6]", "row", "[5,2]"], "2", "12 elements cannot become 10 elements"),
        ("reshape", &["[2,6]", "diagonal", "[5,2]"], "1", "`diagonal` is not an order: write row or column"),
        ("permutation", &["[2,3]", "[0,0]"], "1", "0"),
        ("windows", &["[2,3]", "[3,1]"], "1", "3"),
        ("banks", &["(4,8):(8,1)", "0"], "1", "zero"),
        ("einsum", &["ij,jk->ik", "[2,3], [4,2]", ""], "0", "label `j` is 3 in operand 0 and 4 in operand 1"),
        (
            "einsum",
            &["ij,jk->ik", "[2,3], [3,2]", "[0,2]"],
            "2",
            "index 2 is not one of axis 1 of the result, whose extent is 2",
        ),
        (
            "einsum",
            &["ij,jk->ik", "[2,3], [3,2]", "[0]"],
            "2",
            "the index has 1 number, and the result has 2 axes",
        ),
        ("compose", &["(4,6):(1,4)", "5:5"], "1", "no layout"),
        ("complement", &["(2,2):(4,1)", "20"], "1", "20 is not a multiple of 8"),
        ("product", &["(2,3):(3,1)", "2:1"], "1", "the text has 1 axis, expected 2"),
        ("swizzle", &["(4,4):(4,1)", "(2,0)", "4"], "1", "2 for bits, base and shift: three are needed"),
        ("swizzle", &["(4,4):(4,1)", "(2,-1,2)", "4"], "1", "base is -1: it is at least 0"),
        ("swizzle", &["(4,4):(4,1)", "(3,0,2)", "4"], "1", "3 bits shifted by 2 overlap"),
        ("sharding", &["<[\"x\"=2]>", "[{\"z\"}]", "[4]"], "1", "the name at 2 is not one of a mesh axis"),
        ("names", &["[n] + [m,2]", "n=5"], "1", "at axis 1"),
        ("names", &["[n] + [n]", "n"], "1", "`n`: a size is written as n=3"),
        ("names", &["[n] + [n]", "n=-1"], "1", "`n=-1`: the size of a name is a number, at least 0"),
        ("names", &["[n] + [n]", "m=3"], "1", "`m=3`: no operand has this name"),
        ("names", &["[n] + [n]", "n=3, n=4"], "1", "`n=4`: the name has a size before"),
        ("circle", &[], "0", "there is no picture called `circle`"),
    ];
    for (kind, fields, field, message) in cases {
        let answer = ask(kind, fields);
        assert_eq!(
            (answer[0].as_str(), answer[1].as_str()),
            ("wrong", *field),
            "{kind} {fields:?}: {answer:?}"
        );
        assert!(answer[2].contains(message), "{kind} {fields:?}: {answer:?}");
    }
}

/// The parts of the page that a person without a mouse, or with a reader of screens, depends on.
#[test]
fn the_page_is_one_file() {
    let page = playground::page::html(Some(b"\0asm"));
    assert!(page.contains("\"AGFzbQ==\"") && !page.contains("/*"), "placeholders are filled");
    assert!(
        !page.contains(" src=") && !page.contains("http:") && !page.contains("https:"),
        "nothing is fetched"
    );
    for kind in KINDS {
        assert!(page.contains(&format!("name:\"{}\"", kind.name)));
    }
    for part in [
        "lang=\"en\"",
        "aria-live",
        "aria-invalid",
        "aria-describedby",
        "prefers-color-scheme: dark",
        "<noscript>",
    ] {
        assert!(page.contains(part), "{part}");
    }
}

/// Reports what is not tested on this machine, or fails if nothing may be missing.
#[expect(clippy::explicit_write, reason = "tests keep what `eprintln` writes to themselves")]
fn left_out(test: &str, reason: &str) {
    assert!(env::var_os("PLAYGROUND_COMPLETE").is_none(), "{test}: {reason}");
    writeln!(std::io::stderr(), "LEFT OUT: {test}: {reason}").unwrap();
}

fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8(output.stdout).unwrap())
}

/// The page with its module, as a file, if the target is installed.
fn page() -> Option<&'static Path> {
    static PAGE: OnceLock<Option<PathBuf>> = OnceLock::new();
    let build = || {
        let mut rustc = Command::new("rustc");
        let folder = output(rustc.args(["--print", "target-libdir", "--target", "wasm32-unknown-unknown"]))?;
        if !Path::new(folder.trim()).exists() && env::var_os("PLAYGROUND_MODULE").is_none() {
            return None;
        }
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page.html");
        let written = Command::new(env!("CARGO_BIN_EXE_playground")).arg(&path).status().unwrap();
        assert!(written.success(), "the page is built");
        Some(path)
    };
    PAGE.get_or_init(build).as_deref()
}

const NO_TARGET: &str = "the target wasm32-unknown-unknown is not installed";

/// The module in the page answers what the library answers.
#[test]
fn the_module_answers_the_same() {
    let test = "the_module_answers_the_same";
    let Some(page) = page() else { return left_out(test, NO_TARGET) };
    if output(Command::new("node").arg("--version")).is_none() {
        return left_out(test, "Node is not installed");
    }
    let script = r#"
        const [page, requests] = process.argv.slice(1).map(path => require("fs").readFileSync(path, "utf8"));
        const bytes = Buffer.from(/const MODULE = "([^"]*)"/.exec(page)[1], "base64");
        const module = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;
        for (const request of requests.split("\n")) {
            const bytes = new TextEncoder().encode(request);
            const input = module.playground_input(bytes.length);
            new Uint8Array(module.memory.buffer, input, bytes.length).set(bytes);
            const length = module.playground_answer();
            const answer = Buffer.from(module.memory.buffer, module.playground_output(), length).toString();
            process.stdout.write(answer + "\u001e");
        }
        if (module.playground_input(1 << 20) !== 0) throw "a long text is accepted";
    "#;
    let mut requests = Vec::new();
    for kind in KINDS {
        for example in kind.examples {
            requests.push([&[kind.name], example.fields].concat().join(&SEPARATOR.to_string()));
        }
        requests.push([vec![kind.name], vec!["x"; kind.fields.len()]].concat().join(&SEPARATOR.to_string()));
    }
    let file = page.with_file_name("requests");
    fs::write(&file, requests.join("\n")).unwrap();
    let answers = output(Command::new("node").arg("-e").arg(script).args([page, &file])).unwrap();
    let answers: Vec<&str> = answers.split_terminator('\u{1e}').collect();
    assert_eq!(answers.len(), requests.len());
    for (request, found) in requests.iter().zip(answers) {
        assert_eq!(found, answer(request), "{request:?}");
    }
}

/// The command that serves the page, and its address. It ends with the test.
struct Server(Child, String);

impl Server {
    fn start() -> Self {
        let mut server =
            Command::new(env!("CARGO_BIN_EXE_playground")).arg("0").stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Self(server, line.trim().rsplit("http://").next().unwrap().to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// A person types, points and presses keys in a browser: `browser.js` does, and has the assertions. With `PLAYGROUND_PICTURES`, screenshots of
/// each kind are written to that folder. With `PLAYGROUND_TIMES`, on a machine that does nothing else, the times of keys have bars.
#[test]
fn a_browser_shows_the_picture() {
    let test = "a_browser_shows_the_picture";
    let Some(page) = page() else { return left_out(test, NO_TARGET) };
    if output(Command::new("node").arg("--version")).is_none() {
        return left_out(test, "Node is not installed");
    }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
    let found = names.iter().find(|name| output(Command::new(name).arg("--version")).is_some());
    let Some(browser) = env::var("CHROMIUM").ok().or(found.map(|name| (*name).to_owned())) else {
        return left_out(test, "Chromium is not installed, and CHROMIUM does not name one");
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser.js");
    let mut command = Command::new("node");
    let server = Server::start();
    command.args([&script, Path::new(&browser), page, Path::new(&server.1)]);
    command.args(env::var_os("PLAYGROUND_PICTURES")).env("PLAYGROUND_BITS", usize::BITS.to_string());
    let output = command.output().unwrap();
    let (printed, mistake) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{printed}{mistake}");
    write!(std::io::stdout(), "{printed}").unwrap();
}

/// The command serves the page on this machine, and answers it. It needs no target.
#[test]
fn the_command_serves_the_page() {
    let server = Server::start();
    let address = &server.1;
    let send = |request: &[&[u8]]| {
        let mut stream = TcpStream::connect(address).unwrap();
        for part in request {
            stream.write_all(part).unwrap();
            stream.flush().unwrap();
        }
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let get = |path: &str| send(&[format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").as_bytes()]);
    let (found, missing) = (get("/"), get("/../Cargo.toml"));
    // In two parts, the first of which ends within a character.
    let text = format!("shape{SEPARATOR}[3000000000,é]");
    let head = format!("POST /answer HTTP/1.1\r\nHost: {address}\r\nContent-Length: {}\r\n\r\n", text.len());
    let bytes = [head.as_bytes(), text.as_bytes()].concat();
    let (first, second) = bytes.split_at(bytes.len() - 2);
    // One that connects and sends nothing keeps no other one waiting.
    let _silent = TcpStream::connect(address).unwrap();
    let post = |length: &str, body: &str| {
        let head = format!("POST /answer HTTP/1.1\r\ncontent-length: {length}\r\n\r\n");
        send(&[[head.as_bytes(), body.as_bytes()].concat().as_slice()])
    };
    let drawn = post("9", &format!("shape{SEPARATOR}[2]more"));
    let refused = [post("-1", ""), post("99999999999999999999", "")];
    let in_two = send(&[first, second]);
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    assert!(
        found.starts_with("HTTP/1.1 200 OK\r\n") && found.contains("text/html; charset=utf-8"),
        "{}",
        &found[..200]
    );
    assert_eq!(found.split_once("\r\n\r\n").unwrap().1, playground::page::html(None));
    assert!(missing.starts_with("HTTP/1.1 404 "), "{missing}");
    assert_eq!(in_two.split_once("\r\n\r\n").unwrap().1, answer(&text));
    assert!(in_two.contains(&format!("wrong{SEPARATOR}0{SEPARATOR}")), "{in_two}");
    assert_eq!(drawn.split_once("\r\n\r\n").unwrap().1, answer(&format!("shape{SEPARATOR}[2]")));
    for refused in refused {
        assert!(refused.starts_with("HTTP/1.1 400 "), "{refused}");
    }
    // Elements that 32 bits cannot count.
    if let Ok(large) = usize::try_from(1_u64 << 32) {
        let text = format!("shape{SEPARATOR}[{large},2]");
        let large = post(&text.len().to_string(), &text);
        assert!(large.contains("8589934591"), "the offset of the last element: {large}");
    }
}
