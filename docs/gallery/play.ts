import { allStates, type Chart, type ChartMove, type ChartState } from '#docs/generator/chart.ts'

/** The ids of all states that hold at one moment, outermost included. */
export type Active = ReadonlySet<string>

/** Where the chart starts. */
export const start = (chart: Chart): Active => new Set(entered(chart, chart.root))

/**
 * What can happen now, from the innermost states outwards. The reader decides which conditions hold: nothing of the product runs.
 * A state that only decides leaves at once, so nothing else can happen in it.
 */
export function movesFrom(chart: Chart, active: Active): ChartMove[] {
  const possible = chart.moves.filter(({ from }) => active.has(from))
  const decisions = possible.filter(
    ({ from, to, labels }) => to !== null && labels.includes('immediately') && onlyDecides(chart, from),
  )
  return (decisions.length > 0 ? decisions : possible).toSorted((one, other) => depthOf(other.from) - depthOf(one.from))
}

const onlyDecides = (chart: Chart, id: string) =>
  chart.moves.every(({ from, labels }) => from !== id || labels.every((label) => label === 'immediately'))
const depthOf = (id: string) => id.split('.').length

/** The states that hold after a transition. */
export function follow(chart: Chart, active: Active, { from, to }: ChartMove): Active {
  const target = allStates(chart.root).find(({ id }) => id === to)
  if (target === undefined) return active
  const left = domainOf(chart, from, target.id)
  const kept = [...active].filter((id) => !isInside(id, left))
  const onTheWay = ancestorsOf(chart, target.id).map(({ id }) => id)
  return completed(chart, new Set([...kept, ...onTheWay, ...entered(chart, target)]))
}

/** The innermost active states, which are what a person sees. */
export const leavesOf = (chart: Chart, active: Active): ChartState[] =>
  allStates(chart.root).filter(({ id, children }) => active.has(id) && !children.some((child) => active.has(child.id)))

const isInside = (id: string, outer: string) => id.startsWith(`${outer}.`)

const ancestorsOf = (chart: Chart, id: string) => allStates(chart.root).filter((state) => isInside(id, state.id))

/** The state that stays while everything inside it is left: regions side by side are left together. */
function domainOf(chart: Chart, from: string, to: string): string {
  const common = ancestorsOf(chart, to).filter(
    ({ id, kind }) => kind !== 'parallel' && (id === from || isInside(from, id)),
  )
  return common.at(-1)?.id ?? chart.root.id
}

/** The state and the inner ones that it starts with. */
function entered(chart: Chart, state: ChartState): string[] {
  if (state.kind === 'parallel') return [state.id, ...state.children.flatMap((child) => entered(chart, child))]
  const { initial } = state
  const first = initial === null ? undefined : allStates(state).find(({ id }) => id === initial)
  if (first === undefined) return [state.id]
  const between = ancestorsOf(chart, first.id).filter(({ id }) => isInside(id, state.id))
  return [state.id, ...between.map(({ id }) => id), ...entered(chart, first)]
}

/** Every region of an active state with regions is active. */
function completed(chart: Chart, active: Active): Active {
  const regions = allStates(chart.root)
    .filter(({ id, kind }) => kind === 'parallel' && active.has(id))
    .flatMap(({ children }) => children.filter(({ id }) => !active.has(id)))
  return new Set([...active, ...regions.flatMap((region) => entered(chart, region))])
}
