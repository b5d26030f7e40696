import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The checks that need no running product; the easiest failures to read come first. */
export const checks = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'typed lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'dead code', command: 'knip', args: [] },
] as const

/**
 * Runs all checks in parallel, and prints the output of each in one piece. Typed lint covers the given files, or all of them.
 * Returns the names of the failed checks.
 */
export async function runChecks(linted: readonly string[] = ['.']): Promise<readonly string[]> {
  const failed: string[] = []
  await Promise.all(
    checks.map(async ({ name, command, args }) => {
      if (name === 'typed lint' && linted.length === 0) return console.log(`✓ ${name}: nothing differs from main`)
      const { exitCode, output } = await run(command, name === 'typed lint' ? [...args, ...linted] : args)
      if (exitCode === 0) return console.log(`✓ ${name}`)
      failed.push(name)
      console.log(`${output}✗ ${name}`)
    }),
  )
  return failed
}

function run(command: string, args: readonly string[]) {
  return new Promise<{ readonly exitCode: number; readonly output: string }>((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ exitCode: 1, output: `${error}\n` }))
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
