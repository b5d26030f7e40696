import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Portal = {
  /** Address of the default offer, without a trailing slash. */
  readonly url: string
  readonly port: number
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** The dev server, which includes the same API. */
export const devServer = ['node_modules/vite/bin/vite.js']

/** The built server, as `npm start` runs it. */
export const builtServer = ['dist/server/main.js']

/**
 * Starts the product as a newcomer would, on its own port and data folder. A copy of a `seeded` folder spares it the seconds that
 * writing the demo world takes.
 */
export async function startPortal(
  environment: Record<string, string> = {},
  program: readonly string[] = builtServer,
  seeded?: string,
): Promise<Portal> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  if (seeded) await cp(seeded, dataDir, { recursive: true })
  const child = spawn(process.execPath, [...program], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      // A line for each request would cost the portal and its reader a tenth of their time.
      LOG_LEVEL: 'error',
      NO_COLOR: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  const url = `http://localhost:${port}`

  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(`:${port}`)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the portal stopped with ${code}:\n${output}`)))
  })

  return {
    url,
    port,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A free port of the loopback interface. */
export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
