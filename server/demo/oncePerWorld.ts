/** Computes an area's rows once for a world, because its stories must tell what its seed writes. */
export function oncePerWorld<World extends object, Rows>(compute: (world: World) => Rows): (world: World) => Rows {
  const computed = new WeakMap<World, Rows>()
  return (world) => {
    const rows = computed.get(world) ?? compute(world)
    computed.set(world, rows)
    return rows
  }
}
