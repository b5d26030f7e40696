import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { type Chart, toChart } from './chart.ts'

/** Reads every machine and lifecycle below `root`, by name. */
export async function readCharts(root: string): Promise<Chart[]> {
  const files: string[] = []
  for await (const file of glob('**/*.{machine,lifecycle}.ts', { cwd: root })) files.push(file)
  return Promise.all(files.sort().map((file) => readChart(path.join(root, file))))
}

async function readChart(file: string): Promise<Chart> {
  const [name = '', role] = path.basename(file).split('.')
  const kind = role === 'lifecycle' ? 'lifecycle' : 'machine'
  const wanted = `${name}${kind === 'lifecycle' ? 'Lifecycle' : 'Machine'}`
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  const machine = exported[wanted]
  if (!isMachine(machine)) throw new Error(`${file} must export a machine named ${wanted}`)
  // A lifecycle and a machine may share a name, but not a page.
  return toChart(kind === 'lifecycle' ? wanted : name, kind, machine)
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
