import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

type Finished = { readonly code: number | null; readonly output: string; readonly complaints: string }

/** Runs the built executable of operators in a folder, as they do, and waits for its end. */
export async function runPortalCommand(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [resolve('dist/server/portal.js'), ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  })
  let [output, complaints] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  await once(child, 'close')
  return { code: child.exitCode, output, complaints }
}
