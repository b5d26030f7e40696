import { allStates, type Chart, type ChartMove, type ChartState } from './chart.ts'
import { statePathOf } from './inWords.ts'

/** One line for each state and transition that came, went or changed, under the name of its chart; Markdown, for a review. */
export function toDiff(before: readonly Chart[], after: readonly Chart[], revision: string): string {
  const sections = compared(byName(before), byName(after)).flatMap(([name, old, now]) => {
    const title = [name, ...((now ?? old)?.labels.title ?? [])].join(' · ')
    if (old === undefined) return [`## ${title}\n\nThis chart is new: ${sizeOf(now)}.`]
    if (now === undefined) return [`## ${title}\n\nThis chart is gone.`]
    const lines = [...changes(statesOf(old), statesOf(now)), ...changes(movesOf(old), movesOf(now))]
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`]
  })
  if (sections.length === 0) return `No chart differs from ${revision}.\n`
  return [`# Charts that differ from ${revision}`, ...sections, ''].join('\n\n')
}

const byName = (charts: readonly Chart[]) => new Map(charts.map((chart) => [chart.name, chart]))
const sizeOf = (chart: Chart | undefined) =>
  chart ? `${allStates(chart.root).length - 1} states, ${chart.moves.length} transitions` : ''

/** What a reader may notice of a state or transition, each under the name of the property. */
type Facts = Readonly<Record<string, string>>

/** Every key of both maps with what each has for it, in order. */
const compared = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) =>
  [...new Set([...before.keys(), ...after.keys()])].sort().map((key) => [key, before.get(key), after.get(key)] as const)

const changes = (before: ReadonlyMap<string, Facts>, after: ReadonlyMap<string, Facts>): string[] =>
  compared(before, after).flatMap(([key, old, now]) => {
    if (old === undefined) return [`**came**: ${key}`]
    if (now === undefined) return [`**went**: ${key}`]
    const differing = Object.keys(now).filter((fact) => old[fact] !== now[fact])
    const said = differing.map((fact) => `${fact} “${old[fact] ?? ''}” → “${now[fact] ?? ''}”`)
    return said.length === 0 ? [] : [`**changed**: ${key}: ${said.join('; ')}`]
  })

const statesOf = (chart: Chart): ReadonlyMap<string, Facts> =>
  new Map(allStates(chart.root).map((state) => [`state \`${statePathOf(chart, state)}\``, factsOf(chart, state)]))

const factsOf = (chart: Chart, state: ChartState): Facts => ({
  kind: state.kind,
  names:
    (state === chart.root ? chart.labels.title : chart.labels.states[statePathOf(chart, state)])?.join(' · ') ?? '',
  description: state.description,
  specification: state.specification,
  start: relative(chart, state.initial),
  'works in it': state.actors.map(({ source }) => source).join(', '),
  'on entry': state.entry.join(', '),
  'on exit': state.exit.join(', '),
  tags: state.tags.join(', '),
})

/** A transition is the same as before if its state, event and guard are. */
function movesOf(chart: Chart): ReadonlyMap<string, Facts> {
  const moves = new Map<string, Facts>()
  for (const move of chart.moves) {
    for (const event of move.labels) {
      const guard = move.guard === null ? '' : ` \`[${move.guard}]\``
      const key = `transition from \`${relative(chart, move.from)}\` on \`${event}\`${guard}`
      moves.set(freeKey(moves, key), {
        ...consequence(chart, move),
        names: chart.labels.events[event]?.join(' · ') ?? '',
      })
    }
  }
  return moves
}

/** Two transitions may share state, event and guard; the first one wins at run time, so their order tells them apart. */
const freeKey = (taken: ReadonlyMap<string, Facts>, key: string, count = 1): string => {
  const numbered = count === 1 ? key : `${key} (${count})`
  return taken.has(numbered) ? freeKey(taken, key, count + 1) : numbered
}

const consequence = (chart: Chart, { to, actions, description }: ChartMove): Facts => ({
  target: to === null ? 'stays' : relative(chart, to),
  actions: actions.join(', '),
  description,
})

const relative = (chart: Chart, id: string | null) =>
  id === null ? '' : id === chart.root.id ? chart.name : statePathOf(chart, { id, name: id })
