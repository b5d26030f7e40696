type Path = {
  readonly steps: readonly { readonly state: { readonly value: unknown }; readonly event: { readonly type: string } }[]
}

/** The transitions that a path takes. Each step holds the state that its event leads to. */
const transitionsOf = ({ steps }: Path) =>
  steps.slice(1).map(({ event }, index) => `${JSON.stringify(steps[index]?.state.value)} → ${event.type}`)

/** A few of the paths that together take every transition, for drivers whose steps are slow. */
export function chooseCovering<One extends Path>(paths: readonly One[]): readonly One[] {
  const missing = new Set(paths.flatMap(transitionsOf))
  const chosen: One[] = []
  while (missing.size > 0) {
    const news = (path: One) => transitionsOf(path).filter((transition) => missing.has(transition)).length
    const best = paths.reduce((one, other) => {
      const more = news(other) - news(one)
      return more > 0 || (more === 0 && other.steps.length < one.steps.length) ? other : one
    })
    for (const transition of transitionsOf(best)) missing.delete(transition)
    chosen.push(best)
  }
  return chosen
}
