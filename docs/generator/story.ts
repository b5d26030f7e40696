import { allStates, type Chart, type ChartMove } from './chart.ts'
import { statePathOf } from './inWords.ts'

/** The transitions of the chart that one transition of the overview stands for; none = the overview tells what cannot happen. */
export function movesBehind(chart: Chart, from: string, event: string, to: string): ChartMove[] {
  return chart.moves.filter(
    (move) =>
      move.to !== null &&
      move.labels.includes(event) &&
      isRelated(pathIn(chart, move.from), from) &&
      reached(chart, move.to).some((state) => isRelated(pathIn(chart, state), to)),
  )
}

/** Where a transition ends in the end: states that only decide are passed through. */
function reached(chart: Chart, id: string, passed: readonly string[] = []): string[] {
  if (passed.includes(id)) return []
  const entered = allStates(chart.root).filter((state) => state.id === id || state.id.startsWith(`${id}.`))
  const onwards = chart.moves.filter(
    ({ from, labels }) => labels.includes('immediately') && entered.some((state) => state.id === from),
  )
  return [id, ...onwards.flatMap(({ to }) => (to === null ? [] : reached(chart, to, [...passed, id])))]
}

const pathIn = (chart: Chart, id: string) => (id === chart.root.id ? '' : statePathOf(chart, { id, name: id }))

/** The same state, or one inside the other. */
const isRelated = (one: string, other: string) =>
  one === other || one === '' || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
