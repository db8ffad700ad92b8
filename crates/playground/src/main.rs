//! Serves the page on this machine, or writes it to a file with the library in it.
//!
//! ```sh
//! cargo run -p playground              # http://127.0.0.1:8000
//! cargo run -p playground -- 9000      # another port
//! cargo run -p playground -- page.html # one file, which needs no server
//! cargo run -p playground -- site/     # `index.html` in a folder, for any host of static pages
//! ```
//!
//! If `PLAYGROUND_MODULE` names a file, that is the module of WebAssembly, and nothing is built: `.ci/playground` builds it with another compiler.

use core::{error::Error, time::Duration};
use std::{
    env, fs,
    io::{self, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    thread,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the library as WebAssembly, or reads the module that is named.
fn module() -> Result<Vec<u8>, Box<dyn Error>> {
    if let Some(path) = env::var_os("PLAYGROUND_MODULE") {
        return fs::read(&path)
            .map_err(|error| format!("PLAYGROUND_MODULE, {}: {error}", path.display()).into());
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--package", "playground", "--lib", "--profile", "wasm", "--target", TARGET]);
    let built = cargo.arg("--target-dir").arg(&folder).current_dir(&root).status()?;
    if !built.success() {
        return Err(
            format!("the page could not be built; `rustup target add {TARGET}` adds the target").into()
        );
    }
    Ok(fs::read(folder.join(TARGET).join("wasm").join("playground.wasm"))?)
}

/// The most bytes of a request.
const MOST: usize = 1 << 20;

/// Reads a request of a browser: its first line, and its body. `None` if it is too long, or has no length that is a number.
fn request(stream: &mut TcpStream) -> io::Result<Option<(String, String)>> {
    stream.set_read_timeout(Some(Duration::from_secs(2)))?;
    let (mut request, mut part, mut head) = (Vec::new(), [0; 1024], None);
    while request.len() <= MOST {
        if head.is_none() {
            head = request.windows(4).position(|end| end == b"\r\n\r\n");
        }
        if let Some((head, rest)) = head.and_then(|end| request.split_at_checked(end)) {
            let head = String::from_utf8_lossy(head);
            let mut named = head.lines().filter_map(|line| line.split_once(':'));
            let length = named.find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
            let Ok(length) = length.map_or(Ok(0), |(_, length)| length.trim().parse::<usize>()) else {
                return Ok(None);
            };
            let body = rest.get(4..).and_then(|body| body.get(..length));
            if let Some(body) = body {
                let line = head.lines().next().unwrap_or_default().to_owned();
                return Ok(Some((line, String::from_utf8_lossy(body).into_owned())));
            }
        }
        match stream.read(&mut part)? {
            0 => return Ok(None),
            count => request.extend(part.iter().take(count)),
        }
    }
    Ok(None)
}

/// Answers one request of a browser: the page, or a picture.
fn answer(mut stream: TcpStream, page: &str) -> io::Result<()> {
    let request = request(&mut stream)?;
    let (line, body) = request.unwrap_or_default();
    let (status, kind, body) = match line.split(' ').collect::<Vec<_>>()[..] {
        ["GET", "/" | "/index.html", _] => ("200 OK", "html", page.to_owned()),
        ["POST", "/answer", _] => ("200 OK", "plain", playground::answer(&body)),
        [""] => ("400 Bad Request", "plain", "the text is too long, or its end is missing".to_owned()),
        _ => ("404 Not Found", "plain", "There is one page, /.".to_owned()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: text/{kind}; charset=utf-8\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    )
}

fn run() -> Result<(), Box<dyn Error>> {
    let argument = env::args().nth(1);
    let port = argument.as_deref().map_or(Ok(8000), str::parse::<u16>);
    let mut out = io::stdout();
    let Ok(port) = port else {
        let mut path = PathBuf::from(argument.unwrap_or_default());
        if path.is_dir() || path.as_os_str().to_string_lossy().ends_with('/') {
            fs::create_dir_all(&path)?;
            path.push("index.html");
        }
        let page = playground::page::html(Some(&module()?));
        fs::write(&path, &page).map_err(|error| format!("{}: {error}", path.display()))?;
        writeln!(out, "{}: {} bytes", path.display(), page.len())?;
        return Ok(());
    };
    let page = playground::page::html(None);
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    writeln!(out, "The playground is at http://{}", listener.local_addr()?)?;
    for stream in listener.incoming() {
        let page = page.clone();
        // A thread each, so that a browser may connect before it has a request. One that goes away is not a mistake.
        thread::spawn(move || {
            if let Err(error) = stream.and_then(|stream| answer(stream, &page)) {
                drop(writeln!(io::stderr(), "{error}"));
            }
        });
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
