import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { freePort } from '#tests/e2e/support/portal.ts'
import type { Row } from './table.ts'

/** From the command to the first answer of /readyz: on an empty folder (with the demo world seeded), then on the same folder again. */
export async function startRows(): Promise<readonly Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-start-'))
  const floor = await bareNode()
  const seeded = await startAndStop(dataDir)
  const cold = await startAndStop(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  return [
    { what: 'first start, demo world seeded', measured: seeded, floor, limit: 12_000, unit: 'ms' },
    { what: 'cold start, existing data', measured: cold, floor, limit: 3_000, unit: 'ms' },
  ]
}

async function startAndStop(dataDir: string) {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await isReady(port))) await new Promise((resolve) => setTimeout(resolve, 10))
  const took = performance.now() - begun
  child.kill('SIGTERM')
  await exited
  return took
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

function bareNode() {
  const begun = performance.now()
  return new Promise<number>((resolve) => {
    spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }).once('exit', () => resolve(performance.now() - begun))
  })
}
