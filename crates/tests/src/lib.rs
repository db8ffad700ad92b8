//! Tests that need several of the crates of this workspace.
#![no_std]
