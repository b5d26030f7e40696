import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { Chart } from './chart.ts'
import { allStates } from './chart.ts'

const recorded = z.object({ file: z.string(), states: z.array(z.string()) })

/** The test files that have been in each state: runs the tests of charts and models once, and writes down where they go. */
export async function recordCoverage(project: string, charts: readonly Chart[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'states-'))
  try {
    await runTests(project, folder)
    const names = await readdir(folder)
    const records = await Promise.all(
      names.map(async (name) => recorded.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))),
    )
    const ids = [...new Set(charts.flatMap(({ root }) => allStates(root).map(({ id }) => id)))].sort()
    const filesOf = (id: string) => records.flatMap(({ file, states }) => (states.includes(id) ? [file] : [])).sort()
    return `${JSON.stringify(Object.fromEntries(ids.map((id) => [id, filesOf(id)])), null, 2)}\n`
  } finally {
    await rm(folder, { recursive: true })
  }
}

function runTests(project: string, folder: string) {
  const program = [path.join(project, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'logic', '--isolate']
  const child = spawn(process.execPath, [...program, 'tests/machines', 'tests/models'], {
    cwd: project,
    env: { ...process.env, RECORD_STATES: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the tests of the charts have failed'))))
  })
}
