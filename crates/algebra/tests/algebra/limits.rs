//! The number of modes at its limit. One above is a case of `ui-tests`.

use shapewise_algebra::{AlgebraError, Modes};

#[test]
fn at_thirty_three_modes() {
    assert_eq!(Modes::new([&[(1, 1); 32]]).map(|modes| modes.modes(0).count()), Ok(32));
    assert_eq!(Modes::new([&[]]).map(|modes| modes.modes(0).count()), Ok(0));
    assert_eq!(Modes::new([&[(2, 1)]]).map(|modes| modes.modes(0).count()), Ok(1));
    assert_eq!(Modes::new([&[(1, 1); 33]]), Err(AlgebraError::Modes));
    assert_eq!(Modes::new([&[(1, 1); 64]]), Err(AlgebraError::Modes));
    assert_eq!(Modes::new([&[(1, 1); 16], &[(1, 1); 17]]), Err(AlgebraError::Modes));
}
