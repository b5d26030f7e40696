import { spawn } from 'node:child_process'
import { freePort } from '#tests/e2e/support/portal.ts'

/** Starts one of our scripts, and waits until it prints its port. */
export async function startProcess(script: string, environment: Readonly<Record<string, string>>) {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(`:${port}`)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
