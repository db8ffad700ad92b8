module @program {
  func.func public @main(%x: tensor<2x3xf32>, %w: tensor<3x4xf32>, %rows: tensor<5xi32>) -> (tensor<22xf32>, tensor<4xf32>, tensor<5x4xi32>) {
    %0 = stablehlo.constant dense<[0.5, -1.5, 0x7F800000, 1.0e-7]> : tensor<4xf32>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x4xf32>
    %5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%4 init: %5) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %9 = stablehlo.subtract %4, %8 : tensor<2x4xf32>
    %10 = stablehlo.exponential %9 : tensor<2x4xf32>
    %11 = stablehlo.constant dense<0.0> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %15 = stablehlo.divide %10, %14 : tensor<2x4xf32>
    %16 = "stablehlo.gather"(%15, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %17 = stablehlo.iota dim = 1 : tensor<5x4xf32>
    %18 = stablehlo.constant dense<0.1> : tensor<5x4xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<5x4xf32>
    %20 = stablehlo.compare GT, %16, %19 : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xi1>
    %21 = stablehlo.negate %16 : tensor<5x4xf32>
    %22 = stablehlo.select %20, %16, %21 : tensor<5x4xi1>, tensor<5x4xf32>
    %23 = stablehlo.constant dense<0.0> : tensor<f32>
    %24 = stablehlo.pad %22, %23, low = [0, 1], high = [0, -1], interior = [0, 1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x7xf32>
    %25 = stablehlo.reverse %22, dims = [0] : tensor<5x4xf32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<5x7xf32>, tensor<5x4xf32>) -> tensor<5x11xf32>
    %27 = stablehlo.slice %26 [1:4:2, 0:11] : (tensor<5x11xf32>) -> tensor<2x11xf32>
    %28 = stablehlo.reverse %27, dims = [1] : tensor<2x11xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<2x11xf32>) -> tensor<11x2xf32>
    %30 = stablehlo.reshape %29 : (tensor<11x2xf32>) -> tensor<22xf32>
    %31 = stablehlo.constant dense<0> : tensor<ui32>
    %32 = stablehlo.constant dense<3> : tensor<ui32>
    %35:2 = stablehlo.while(%33 = %31, %34 = %30) : tensor<ui32>, tensor<22xf32>
    cond {
      %36 = stablehlo.compare LT, %33, %32 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %36 : tensor<i1>
    } do {
      %37 = stablehlo.constant dense<0.5> : tensor<22xf32>
      %38 = stablehlo.multiply %34, %37 : tensor<22xf32>
      %39 = stablehlo.convert %33 : (tensor<ui32>) -> tensor<f32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<22xf32>
      %41 = stablehlo.add %38, %40 : tensor<22xf32>
      %42 = stablehlo.constant dense<1> : tensor<ui32>
      %43 = stablehlo.add %33, %42 : tensor<ui32>
      stablehlo.return %43, %41 : tensor<ui32>, tensor<22xf32>
    }
    %44 = stablehlo.constant dense<0.0> : tensor<f32>
    %45 = stablehlo.reduce(%15 init: %44) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.convert %16 : (tensor<5x4xf32>) -> tensor<5x4xi32>
    return %35#1, %45, %46 : tensor<22xf32>, tensor<4xf32>, tensor<5x4xi32>
  }
}
