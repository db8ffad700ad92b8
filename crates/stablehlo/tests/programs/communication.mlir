module @program attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["Data"=4, "Model"=2]>
  func.func public @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"Data"}, {}]>}, %y: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"Data"}]>}, tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"Data"}, {}]>}) {
    %results:3 = sdy.manual_computation(%x, %y) in_shardings=[<@mesh, [{"Data"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {"Data"}]>, <@mesh, [{}]>, <@mesh, [{"Data"}, {}]>] manual_axes={"Data", "Model"} (%local_x: tensor<2x16xf32>, %local_y: tensor<16x8xf32>) {
      %0 = stablehlo.partition_id : tensor<ui32>
      %1 = stablehlo.constant dense<1> : tensor<ui32>
      %2 = stablehlo.divide %0, %1 : tensor<ui32>
      %3 = stablehlo.constant dense<2> : tensor<ui32>
      %4 = stablehlo.remainder %2, %3 : tensor<ui32>
      %5 = stablehlo.constant dense<8> : tensor<ui32>
      %6 = stablehlo.multiply %4, %5 : tensor<ui32>
      %7 = stablehlo.constant dense<0> : tensor<ui32>
      %8 = stablehlo.dynamic_slice %local_y, %6, %7, sizes = [8, 8] : (tensor<16x8xf32>, tensor<ui32>, tensor<ui32>) -> tensor<8x8xf32>
      %9 = stablehlo.partition_id : tensor<ui32>
      %10 = stablehlo.constant dense<1> : tensor<ui32>
      %11 = stablehlo.divide %9, %10 : tensor<ui32>
      %12 = stablehlo.constant dense<2> : tensor<ui32>
      %13 = stablehlo.remainder %11, %12 : tensor<ui32>
      %14 = stablehlo.constant dense<8> : tensor<ui32>
      %15 = stablehlo.multiply %13, %14 : tensor<ui32>
      %16 = stablehlo.constant dense<0> : tensor<ui32>
      %17 = stablehlo.dynamic_slice %local_x, %16, %15, sizes = [2, 8] : (tensor<2x16xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x8xf32>
      %18 = stablehlo.dot_general %17, %8, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
      %19 = "stablehlo.reduce_scatter"(%18) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%left: tensor<f32>, %right: tensor<f32>):
        %reduced = stablehlo.add %left, %right : tensor<f32>
        stablehlo.return %reduced : tensor<f32>
      }) : (tensor<2x8xf32>) -> tensor<2x4xf32>
      %20 = "stablehlo.all_gather"(%19) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
      %21 = "stablehlo.all_to_all"(%20) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x8xf32>) -> tensor<8x2xf32>
      %22 = "stablehlo.collective_permute"(%local_x) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, source_target_pairs = dense<[[0, 2], [2, 4], [6, 0], [1, 3], [3, 5], [7, 1]]> : tensor<6x2xi64>}> : (tensor<2x16xf32>) -> tensor<2x16xf32>
      %23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %24 = stablehlo.reduce(%local_x init: %23) applies stablehlo.maximum across dimensions = [0] : (tensor<2x16xf32>, tensor<f32>) -> tensor<16xf32>
      %25 = "stablehlo.all_reduce"(%24) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%left: tensor<f32>, %right: tensor<f32>):
        %reduced = stablehlo.maximum %left, %right : tensor<f32>
        stablehlo.return %reduced : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      sdy.return %21, %25, %22 : tensor<8x2xf32>, tensor<16xf32>, tensor<2x16xf32>
    } : (tensor<8x16xf32>, tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<16xf32>, tensor<8x16xf32>)
    return %results#0, %results#1, %results#2 : tensor<8x8xf32>, tensor<16xf32>, tensor<8x16xf32>
  }
}
