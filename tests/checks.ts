import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** What can be known without running the product, in the order in which a failure is cheapest to read. */
export const checks = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'typed lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'dead code', command: 'knip', args: [] },
] as const

/**
 * Runs all checks side by side; what one of them says is printed in one piece once it is over. Typed lint looks at the files
 * named, or at all of them. Answers the names of the checks that failed.
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
