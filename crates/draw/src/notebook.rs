//! Pictures in notebooks.

use std::io::{self, Write as _};

use super::Picture;

impl Picture {
    /// Displays the picture in a notebook of evcxr, which calls this method if a cell ends with a picture.
    ///
    /// The picture is written to the standard output as HTML, between the marks of that kernel. A notebook displays an array in colours if a cell
    /// ends with `Picture::values(&array)`.
    ///
    /// ```
    /// use shapewise::tensor;
    /// use shapewise_draw::Picture;
    ///
    /// Picture::values(&tensor![[1.0, -0.5], [0.0, 2.0]]).evcxr_display();
    /// ```
    pub fn evcxr_display(&self) {
        let html = self.to_inline_svg();
        // A kernel that is gone displays nothing.
        let _ = write!(io::stdout(), "EVCXR_BEGIN_CONTENT text/html\n{html}\nEVCXR_END_CONTENT\n");
    }
}
