import { type AnyStateMachine, StateMachine } from 'xstate'
import { z } from 'zod'
import type { ChartLabels } from '#machines/labels.ts'
import { type Chart, toChart } from './chart.ts'

type Exports = Readonly<Record<string, unknown>>
type NamesOfFile = {
  readonly name: string
  readonly kind: Chart['kind']
  readonly machine: string
  readonly labels: string
}

/** The names that a file such as `vote.machine.ts` implies. A lifecycle and a machine may share a file name, but not a page. */
export function namesOf(file: string): NamesOfFile {
  const [base = '', role] = file.slice(file.lastIndexOf('/') + 1).split('.')
  const machine = `${base}${role === 'lifecycle' ? 'Lifecycle' : 'Machine'}`
  const name = role === 'lifecycle' ? machine : base
  return { name, kind: role === 'lifecycle' ? 'lifecycle' : 'machine', machine, labels: `${name}Labels` }
}

/** The chart of a file, from what it and its labels export. */
export function chartOf(file: string, exported: Exports, labels: ChartLabels): Chart {
  const { name, kind, machine: wanted } = namesOf(file)
  const machine = exported[wanted]
  if (!isMachine(machine)) throw new Error(`${file} must export a machine named ${wanted}`)
  return toChart(name, kind, machine, labels)
}

export function labelsOf(file: string, exported: Exports): ChartLabels {
  const { name, labels: wanted } = namesOf(file)
  const labels = chartLabels.safeParse(exported[wanted])
  if (!labels.success)
    throw new Error(`${name}.labels.ts beside ${file} must export the labels of the chart as ${wanted}`)
  return labels.data
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

const label = z.tuple([z.string().min(1), z.string().min(1)])
const labels = z.record(z.string(), label)
const storyMove = z.union([
  z.tuple([z.string(), z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.string(), label]),
])
const chartLabels: z.ZodType<ChartLabels> = z.object({
  title: label,
  states: labels,
  events: labels,
  tasks: labels.default({}),
  story: z.array(storyMove),
})
