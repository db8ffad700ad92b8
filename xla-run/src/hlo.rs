//! The collectives in a compiled program, which XLA returns as a serialized `HloModuleProto`.
//!
//! Only three fields are read: the computations of a module (3), the instructions of a computation (2), and the opcode of an
//! instruction (2). So this is a walk over protobuf fields and not a parser of the message.

/// The opcodes that move data between devices. Asynchronous ones have a `-start` and a `-done`, of which the first counts.
const COLLECTIVES: [&str; 7] = [
    "all-gather",
    "all-reduce",
    "all-to-all",
    "collective-broadcast",
    "collective-permute",
    "ragged-all-to-all",
    "reduce-scatter",
];

/// Takes a varint off the bytes.
fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0_u64;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7f).checked_shl(shift)?;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// Takes a field off the bytes: its number, and its content if it is a message or text.
fn field<'a>(bytes: &mut &'a [u8]) -> Option<(u64, &'a [u8])> {
    let key = varint(bytes)?;
    let size = match key & 7 {
        0 => {
            varint(bytes)?;
            return Some((key >> 3, &[]));
        }
        1 => 8,
        2 => usize::try_from(varint(bytes)?).ok()?,
        5 => 4,
        _ => return None,
    };
    let (content, rest) = bytes.split_at_checked(size)?;
    *bytes = rest;
    Some((key >> 3, if key & 7 == 2 { content } else { &[] }))
}

/// Returns the contents of all fields of this number.
fn fields(mut bytes: &[u8], number: u64) -> Option<Vec<&[u8]>> {
    let mut found = Vec::new();
    while !bytes.is_empty() {
        let (at, content) = field(&mut bytes)?;
        if at == number {
            found.push(content);
        }
    }
    Some(found)
}

/// Returns the opcodes of all instructions of a module, in the order of the message, or `None` if it is not one.
pub(crate) fn opcodes(module: &[u8]) -> Option<Vec<String>> {
    let mut opcodes = Vec::new();
    for computation in fields(module, 3)? {
        for instruction in fields(computation, 2)? {
            let opcode = fields(instruction, 2)?.first().copied()?;
            opcodes.push(str::from_utf8(opcode).ok()?.to_owned());
        }
    }
    (!opcodes.is_empty()).then_some(opcodes)
}

/// Returns the module in a message of this format.
pub(crate) fn module<'a>(message: &'a [u8], format: &str) -> Option<&'a [u8]> {
    match format {
        "hlo" => Some(message),
        "hlo_with_config" => fields(message, 1)?.first().copied(),
        _ => None,
    }
}

/// Returns the collective of an opcode, without `-start`.
pub(crate) fn collective(opcode: &str) -> Option<&'static str> {
    let name = opcode.strip_suffix("-start").unwrap_or(opcode);
    COLLECTIVES.into_iter().find(|collective| *collective == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a field with content.
    fn with(number: u8, content: &[u8]) -> Vec<u8> {
        let mut bytes = vec![number << 3 | 2, u8::try_from(content.len()).expect("short")];
        bytes.extend(content);
        bytes
    }

    #[test]
    fn opcodes_are_read_and_other_fields_skipped() {
        let instruction =
            |opcode: &str| with(2, &[with(1, b"name"), with(2, opcode.as_bytes()), vec![3 << 3, 7]].concat());
        let computation = with(3, &[instruction("add"), instruction("all-reduce-start")].concat());
        let module_ = [with(1, b"module"), computation].concat();
        assert_eq!(opcodes(&module_).expect("a module"), ["add", "all-reduce-start"]);
        assert_eq!(module(&with(1, &module_), "hlo_with_config"), Some(&module_[..]));
        assert_eq!(module(&module_, "mlir"), None);
        assert_eq!(collective("all-reduce-start"), Some("all-reduce"));
        assert_eq!(collective("all-reduce-done"), None);
    }

    #[test]
    fn what_is_cut_off_is_not_a_module() {
        let instruction = with(2, &with(2, b"add"));
        let module = with(3, &instruction);
        for end in 0..module.len() {
            assert_eq!(opcodes(&module[..end]), None, "{end} bytes");
        }
    }
}
