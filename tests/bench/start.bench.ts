import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { builtServer, freePort } from '#tests/e2e/support/portal.ts'
import { askForTokens } from './api.ts'
import { median, type Row } from './table.ts'

const deaths = 5

/** From the command to the first success of /readyz, on the embedded database, without the build. */
export async function startRows(): Promise<readonly Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-start-'))
  const floor = await bareNode()
  const seeded = await startAndStop('npm', ['start'], dataDir, 'SIGTERM')
  const cold: number[] = []
  for (let run = 0; run < 3; run += 1) cold.push(await startAndStop('npm', ['start'], dataDir, 'SIGTERM'))
  const again: number[] = []
  await startAndStop(process.execPath, builtServer, dataDir, 'SIGKILL')
  for (let death = 0; death < deaths; death += 1) {
    again.push(await startAndStop(process.execPath, builtServer, dataDir, 'SIGKILL'))
  }
  await rm(dataDir, { recursive: true, force: true })
  return [
    { what: 'npm start, demo world seeded first', measured: seeded, floor, limit: 10_000, unit: 'ms' },
    { what: 'npm start, existing data', measured: median(cold), floor, limit: 2_000, unit: 'ms' },
    {
      what: 'ready again after kill -9 under writes, slowest of 5',
      measured: Math.max(...again),
      floor,
      limit: 2_000,
      unit: 'ms',
    },
  ]
}

/** Uses its own process group, so that a signal reaches only npm, its shell and the server. */
async function startAndStop(command: string, args: readonly string[], dataDir: string, signal: NodeJS.Signals) {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: 'ignore',
    detached: true,
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const took = performance.now() - begun
  if (signal === 'SIGKILL') await writeSomething(port)
  if (child.pid !== undefined) process.kill(-child.pid, signal)
  await exited
  await untilGone(port)
  return took
}

/** Failed sign-ins write counters; the last requests are still pending when the process dies. */
async function writeSomething(port: number) {
  const url = `http://127.0.0.1:${port}`
  const tries = Array.from({ length: 10 }, (_, index) =>
    askForTokens(url, demoEmail(`voisin-${index}`), 'not the password').then(
      (answer) => answer.status,
      () => 0,
    ),
  )
  await Promise.race(tries)
}

/** npm exits before the server it started. */
async function untilGone(port: number) {
  while (await isListening(port)) await new Promise((resolve) => setTimeout(resolve, 20))
}

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

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
