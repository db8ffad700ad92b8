module @program attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["Data"=4, "Model"=2]>
  func.func public @main(%x: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"Data"}, {}]>}, %w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"Model"}]>}, %v: tensor<4x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"Model"}, {}]>}) -> (tensor<8x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"Data"}, {}]>}) {
    %results = sdy.manual_computation(%x, %w, %v) in_shardings=[<@mesh, [{"Data"}, {}]>, <@mesh, [{}, {"Model"}]>, <@mesh, [{"Model"}, {}]>] out_shardings=[<@mesh, [{"Data"}, {}]>] manual_axes={"Data", "Model"} (%local_x: tensor<2x6xf32>, %local_w: tensor<6x2xf32>, %local_v: tensor<2x10xf32>) {
      %0 = stablehlo.dot_general %local_x, %local_w, contracting_dims = [1] x [0] : (tensor<2x6xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %1 = stablehlo.constant dense<0.0> : tensor<2x2xf32>
      %2 = stablehlo.maximum %0, %1 : tensor<2x2xf32>
      %3 = stablehlo.dot_general %2, %local_v, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%left: tensor<f32>, %right: tensor<f32>):
        %reduced = stablehlo.add %left, %right : tensor<f32>
        stablehlo.return %reduced : tensor<f32>
      }) : (tensor<2x10xf32>) -> tensor<2x10xf32>
      sdy.return %4 : tensor<2x10xf32>
    } : (tensor<8x6xf32>, tensor<6x4xf32>, tensor<4x10xf32>) -> tensor<8x10xf32>
    return %results : tensor<8x10xf32>
  }
}
