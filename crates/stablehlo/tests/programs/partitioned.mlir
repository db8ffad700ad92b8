module @program attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["Data"=4, "Model"=2]>
  func.func public @main(%x: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"Data"}, {}]>}, %w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"Model"}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"Data"}, {}]>}) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"Data"}, {}]> : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}
