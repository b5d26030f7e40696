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

const longestSubject = 72

/** The commit subjects that are too long, each with the number of excess characters. */
export const tooLongSubjects = (subjects: readonly string[]) =>
  subjects.flatMap((subject) => {
    const excess = Array.from(subject).length - longestSubject
    return excess > 0 ? [`${subject}\n  ${excess} over ${longestSubject} characters`] : []
  })

/** Prints the subjects that are too long, and returns whether there are none. `null` = there is no `main` to compare with. */
export function checkSubjects(subjects: readonly string[] | null) {
  if (subjects === null) console.log('✓ commit subjects: no main to compare with')
  if (subjects?.length === 0) console.log('✓ commit subjects: no commit that main lacks')
  if (subjects === null || subjects.length === 0) return true
  const tooLong = tooLongSubjects(subjects)
  for (const line of tooLong) console.log(line)
  console.log(`${tooLong.length === 0 ? '✓' : '✗'} commit subjects`)
  return tooLong.length === 0
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
