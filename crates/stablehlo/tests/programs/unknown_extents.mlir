module @program {
  func.func public @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32, #stablehlo.bounds<5, ?>>, %row: tensor<1x4xf32>) -> (tensor<?x4xf32>, tensor<?xf32, #stablehlo.bounds<5>>) {
    %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.constant dense<4> : tensor<1xi32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %row, %3, dims = [0, 1] : (tensor<1x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %5 = stablehlo.add %x, %4 : tensor<?x4xf32>
    %6 = stablehlo.constant dense<2.0> : tensor<f32>
    %7 = stablehlo.dynamic_broadcast_in_dim %6, %3, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<?x4xf32>
    %9 = stablehlo.exponential %y : tensor<?x4xf32, #stablehlo.bounds<5, ?>>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.reduce(%9 init: %10) applies stablehlo.add across dimensions = [1] : (tensor<?x4xf32, #stablehlo.bounds<5, ?>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
    return %8, %11 : tensor<?x4xf32>, tensor<?xf32, #stablehlo.bounds<5>>
  }
}
