import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ChartLabels } from '#machines/labels.ts'
import type { Chart } from './chart.ts'
import { chartOf, labelsOf, namesOf } from './readExports.ts'

/** A commit may be older than its labels. */
type Reading = { readonly mayLackLabels?: boolean }

/** Reads every machine and lifecycle below `root`, by name. */
export async function readCharts(root: string, reading: Reading = {}): Promise<Chart[]> {
  const files: string[] = []
  for await (const file of glob('**/*.{machine,lifecycle}.ts', { cwd: root })) files.push(file)
  return Promise.all(
    files.sort().map(async (name) => {
      const file = path.join(root, name)
      return chartOf(file, await exportsOf(file), await readLabels(file, reading))
    }),
  )
}

async function readLabels(file: string, { mayLackLabels = false }: Reading): Promise<ChartLabels> {
  const { name } = namesOf(file)
  const beside = path.join(path.dirname(file), `${name}.labels.ts`)
  if (existsSync(beside)) return labelsOf(file, await exportsOf(beside))
  if (mayLackLabels) return { title: [name, name], states: {}, events: {}, story: [] }
  return labelsOf(file, {})
}

const exportsOf = async (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)
