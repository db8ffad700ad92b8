#![doc = include_str!("costs.md")]
