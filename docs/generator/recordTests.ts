import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { z } from 'zod'

type Run<Written> = {
  /** The environment variable that names the folder for the records. */
  readonly variable: 'RECORD_STATES' | 'RECORD_READS'
  readonly tests: readonly string[]
  readonly schema: z.ZodType<Written>
}

/** Runs these tests once, and returns what each file has written down. */
export async function recordTests<Written>(
  project: string,
  { variable, tests, schema }: Run<Written>,
): Promise<Written[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'records-'))
  try {
    await runTests(project, tests, { [variable]: folder })
    const names = (await readdir(folder)).sort()
    return await Promise.all(
      names.map(async (name) => schema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function runTests(project: string, tests: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [path.join(project, 'node_modules/vitest/vitest.mjs'), 'run', ...tests], {
    cwd: project,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the recorded tests have failed'))))
  })
}
