import type { ChartLabels, Label } from '#machines/labels.ts'
import { allStates, type Chart, type ChartState } from './chart.ts'

/** The languages of the drawings; the first is the source. */
export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

export const inLanguage = ([french, english]: Label, language: Language) => (language === 'fr' ? french : english)

/** `confirm.asking`: the path of a state, which is its name in labels; the chart itself has its own name. */
export const statePathOf = (chart: Chart, { id, name }: Pick<ChartState, 'id' | 'name'>) =>
  id.startsWith(`${chart.root.id}.`) ? id.slice(chart.root.id.length + 1) : name

export function stateWords(chart: Chart, state: ChartState): Label {
  const label = state === chart.root ? chart.labels.title : chart.labels.states[statePathOf(chart, state)]
  return label ?? missing(`${chart.name}: the state ${statePathOf(chart, state)}`)
}

export const taskWords = ({ name, labels }: Chart, task: string): Label =>
  labels.tasks?.[task] ?? missing(`${name}: the task ${task}`)

/** An event of a drawing in the words of users. Outcomes of tasks are named after their task. */
export function eventWords(chart: Chart, event: string): Label {
  const common = commonEvents[event]
  if (common) return common
  const [, kind = '', task = ''] = outcomeOfTask.exec(event) ?? []
  const ending = endings[kind]
  if (!ending) return chart.labels.events[event] ?? missing(`${chart.name}: the event ${event}`)
  const [french, english] = taskWords(chart, task)
  return [`${french}\u00a0: ${ending[0]}`, `${english}: ${ending[1]}`]
}

const missing = (what: string): never => {
  throw new Error(`${what} has no label`)
}

const outcomeOfTask = /^(done|error|change): (.*)$/

export const isCommonEvent = (event: string) => event in commonEvents

const commonEvents: Readonly<Record<string, Label>> = {
  immediately: ['aussitôt', 'immediately'],
  'anything else': ['tout autre événement', 'anything else'],
  done: ['tout est terminé', 'everything inside is done'],
}
const endings: Readonly<Record<string, Label>> = {
  done: ['c’est fait', 'done'],
  error: ['échec', 'failed'],
  change: ['changement', 'changed'],
}

/** The keys that the labels of a chart need: one for every state, event and task in it. */
export function neededLabels(chart: Omit<Chart, 'labels'>) {
  const states = allStates(chart.root)
  const events = unique(chart.moves.flatMap(({ labels }) => labels))
  const outcomes = events.flatMap((event) => outcomeOfTask.exec(event)?.[2] ?? [])
  return {
    states: states.slice(1).map((state) => state.id.slice(chart.root.id.length + 1)),
    events: events.filter((event) => !isCommonEvent(event) && !outcomeOfTask.test(event)),
    tasks: unique([...states.flatMap(({ actors }) => actors.map(({ source }) => source)), ...outcomes]),
  } satisfies Record<Exclude<keyof ChartLabels, 'title' | 'story'>, readonly string[]>
}

const unique = (names: readonly string[]) => [...new Set(names)]
