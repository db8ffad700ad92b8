//! Functions of each element.

use candle_core::DType;
use shapewise::bounds::ExtentList;

use crate::{Result, Typed};

/// A row: what it returns; the method, with its arguments; an element and its result in the example.
macro_rules! functions {
    ($($what:literal $method:ident($($argument:ident: $type:ty = $value:literal),*) $from:literal $to:literal;)*) => {
        /// Functions of each element, which keep the shape.
        impl<const R: usize, E: ExtentList<R>> Typed<R, E> { $(
            #[doc = $what]
            ///
            /// # Errors
            ///
            /// Those of candle, such as of the element type.
            ///
            /// ```
            /// use candle_core::{Device, Tensor};
            /// use shapewise::shape;
            /// use shapewise_candle::Typed;
            ///
            #[doc = concat!("let x = Typed::new(Tensor::new(&[", $from, "], &Device::Cpu)?, shape![1])?;")]
            #[doc = concat!("let y = x.", stringify!($method), "(", stringify!($($value),*), ")?.into_inner().to_vec1::<f64>()?;")]
            #[doc = concat!("assert!((y[0] - ", $to, ").abs() < 1e-3);")]
            /// # Ok::<(), shapewise_candle::Error>(())
            /// ```
            pub fn $method(&self, $($argument: $type),*) -> Result<Self> {
                Self::of(self.as_inner().$method($($argument),*), self.shape())
            }
        )* }
    };
}

functions! {
    "Returns e to the power of each element." exp() "1." "2.7183";
    "Returns the natural logarithms." log() "2." "0.6931";
    "Returns the square roots." sqrt() "2." "1.4142";
    "Returns the squares." sqr() "3." "9.";
    "Returns the reciprocals." recip() "4." "0.25";
    "Returns the absolute values." abs() "-2." "2.";
    "Returns -1, 0 or 1 as each element is negative, zero or positive." sign() "-2." "-1.";
    "Returns the sines." sin() "1." "0.8415";
    "Returns the cosines." cos() "1." "0.5403";
    "Returns the hyperbolic tangents." tanh() "1." "0.7616";
    "Returns the values of the error function." erf() "1." "0.8427";
    "Returns the greater of each element and 0." relu() "-2." "0.";
    "Returns the values of the Gaussian error linear unit, by its approximation with `tanh`." gelu() "1." "0.8412";
    "Returns the values of the Gaussian error linear unit." gelu_erf() "1." "0.8413";
    "Returns the values of the sigmoid linear unit, `x / (1 + exp(-x))`." silu() "1." "0.7311";
    "Returns the greatest integers that are at most the elements." floor() "1.5" "1.";
    "Returns the least integers that are at least the elements." ceil() "1.5" "2.";
    "Returns the nearest integers." round() "1.6" "2.";
    "Returns the elements to the power of a number." powf(exponent: f64 = 3.) "2." "8.";
    "Returns the exponential linear units, `x` if it is positive, and `alpha * (exp(x) - 1)` otherwise." elu(alpha: f64 = 1.) "2." "2.";
    "Returns each element times `factor`, plus `term`." affine(factor: f64 = 2., term: f64 = 1.) "3." "7.";
    "Returns the elements between two bounds; those outside become the bound." clamp(least: f64 = 0., greatest: f64 = 1.) "3." "1.";
}

/// Other types of elements.
impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Converts the elements to another type.
    ///
    /// # Errors
    ///
    /// Those of candle.
    ///
    /// ```
    /// use candle_core::{DType, Device, Tensor};
    /// use shapewise::shape;
    /// use shapewise_candle::Typed;
    ///
    /// let pixels = Typed::new(Tensor::new(&[1_u8, 2], &Device::Cpu)?, shape![2])?;
    /// assert_eq!(pixels.to_dtype(DType::F32)?.into_inner().to_vec1::<f32>()?, [1., 2.]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn to_dtype(&self, dtype: DType) -> Result<Self> {
        Self::of(self.as_inner().to_dtype(dtype), self.shape())
    }
}
