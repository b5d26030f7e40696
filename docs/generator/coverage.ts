import { z } from 'zod'
import type { Chart } from './chart.ts'
import { allStates } from './chart.ts'
import { recordTests } from './recordTests.ts'

const recorded = z.object({ file: z.string(), states: z.array(z.string()) })

/** The test files that have been in each state: runs the tests of charts and models once, and writes down where they go. */
export async function recordCoverage(project: string, charts: readonly Chart[]): Promise<string> {
  const records = await recordTests(project, {
    variable: 'RECORD_STATES',
    tests: ['--project', 'logic', '--isolate', 'tests/machines', 'tests/models'],
    schema: recorded,
  })
  const ids = [...new Set(charts.flatMap(({ root }) => allStates(root).map(({ id }) => id)))].sort()
  const filesOf = (id: string) => records.flatMap(({ file, states }) => (states.includes(id) ? [file] : [])).sort()
  return `${JSON.stringify(Object.fromEntries(ids.map((id) => [id, filesOf(id)])), null, 2)}\n`
}
