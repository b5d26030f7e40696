/**
 * `npm test` runs every check, those with the cheapest failures first. Page tests keep all cores busy; server and browser tests
 * often wait, so they run in parallel. Failed test files run once more, alone; a test that passes only then is named at the end,
 * so that it gets fixed. Ends with one line, `N passed, N failed`; exits non-zero when anything failed.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { checks, runChecks } from './checks.ts'

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
})

const databaseUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...withoutPostgres } = process.env
const withPostgres = { ...withoutPostgres, TEST_DATABASE_URL: databaseUrl }
/**
 * With PostgreSQL, all server tests run on it, in two thirds of the time. These run on PGlite again, because their outcome may
 * depend on the database: locks, races, migrations, time, sorting and search. Visibility, computations, files, pages and mails
 * are the same on both; the worked building proves it for computations.
 */
const differing = {
  server: ['calendar', 'housekeeping', 'portal', 'search'],
  'server/accounts': ['killed', 'workedBuilding'],
  'server/administration': ['offerTotals'],
  'server/community': ['contacts'],
  'server/decisions': ['ballotLog', 'closing', 'proxyLimit', 'races', 'replays', 'room.', 'roomRaces'],
  'server/demo': ['demo.'],
  'server/drafts': ['drafts'],
  'server/files': ['attachments'],
  'server/forum': ['races'],
  'server/live': ['delivery', 'leaving', 'resume'],
  'server/news': ['newsTotals'],
  'server/notifications': ['notifications', 'notificationTotals', 'notify'],
  'server/places': ['places'],
  'server/platform': ['cutRequests', 'hostile', 'idempotency', 'metrics', 'prepared', 'services'],
  'server/reports': ['races', 'totals', 'similar'],
  'server/session': ['lock', 'refresh', 'secrets'],
  'server/settings': ['myData'],
}
const differingFiles = Object.entries(differing).flatMap(([folder, names]) =>
  names.map((name) => `tests/${folder}/${name}`),
)
const embeddedFiles = ['tests/embedded', 'tests/docs', 'tests/house']
const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
/** Printed again at the end, for readers who see only the last lines of a run. */
const failures: string[] = []
/** Tests that passed only when run alone. */
const unsteady: string[] = []
/** If more files than this fail, they have a common cause, and a second run would change nothing. */
const mostFilesAgain = 4
const again: (() => Promise<void>)[] = []

console.log(
  databaseUrl
    ? 'Databases: PGlite and PostgreSQL.'
    : 'Databases: PGlite only. Skipped: the PostgreSQL runs (set TEST_DATABASE_URL to include them).',
)

const failedChecks = await runChecks()
total.passed += checks.length - failedChecks.length
total.failed += failedChecks.length
failures.push(...failedChecks)
await check('build', 'node', ['server/build.ts'])
// Page tests call every route; on PostgreSQL they take a third less time.
await suite('unit tests', ['logic', 'web'], { env: databaseUrl ? withPostgres : withoutPostgres })
await serverAndBrowserSuites()
for (const tryAgain of again) await tryAgain()

await rm(folder, { recursive: true, force: true })
if (total.skipped > 0) {
  console.log(`Skipped on PGlite: ${total.skipped} tests about PostgreSQL${databaseUrl ? ', which ran there' : ''}.`)
}
for (const name of unsteady) console.log(`~ failed beside others, passed alone: ${name}`)
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function check(name: string, command: string, args: readonly string[]) {
  const succeeded = (await run(command, args)) === 0
  total[succeeded ? 'passed' : 'failed'] += 1
  if (!succeeded) failures.push(name)
  console.log(`${succeeded ? '✓' : '✗'} ${name}`)
}

/**
 * Runs two suites at a time: a third would cost more waiting than it saves. The tests that kill and restart processes come last,
 * when the browser leaves them a core.
 */
async function serverAndBrowserSuites() {
  const browser = suite('browser tests', ['e2e'])
  if (!databaseUrl) return Promise.all([browser, suite('server tests on PGlite', ['embedded', 'process', 'server'])])
  const onPostgres = suite('server tests on PostgreSQL', ['server'], { env: withPostgres })
  await Promise.race([browser, onPostgres])
  const onPglite = suite('server tests on PGlite', ['embedded', 'process', 'server'], {
    env: { ...withoutPostgres, TESTED_ON_POSTGRES: '1' },
    files: [...embeddedFiles, ...differingFiles],
    // These tests wait for processes to start and to die.
    workers: availableParallelism() + 1,
  })
  return Promise.all([browser, onPostgres, onPglite])
}

type Suite = {
  readonly env?: NodeJS.ProcessEnv
  /** All files of the projects by default. */
  readonly files?: readonly string[]
  /** The number in the configuration by default. */
  readonly workers?: number
}

/** A run whose report is missing or unsuccessful counts as a failure even when no single test failed. */
async function suite(name: string, projects: readonly string[], settings: Suite = {}) {
  const first = await runSuite(name, projects, settings)
  total.passed += first.result?.numPassedTests ?? 0
  total.skipped += first.result?.numPendingTests ?? 0
  const failedFiles = first.result?.testResults.filter(({ status }) => status === 'failed') ?? []
  if (failedFiles.length === 0 || failedFiles.length > mostFilesAgain) return countFailures(name, first)
  again.push(async () => {
    const files = failedFiles.map(({ name: file }) => relative('.', file))
    const second = await runSuite(`${name}, once more`, projects, { ...settings, files })
    if (!second.hasPassed) return countFailures(name, second)
    total.passed += first.result?.numFailedTests ?? 0
    unsteady.push(...failedFiles.flatMap((file) => failuresOf(name, file)))
  })
}

function countFailures(name: string, { result, hasPassed }: Outcome) {
  total.failed += Math.max(result?.numFailedTests ?? 0, hasPassed ? 0 : 1)
  failures.push(...(result?.testResults.flatMap((file) => failuresOf(name, file)) ?? [`${name}: no report`]))
}

type Outcome = { readonly hasPassed: boolean; readonly result: z.output<typeof report> | null }

async function runSuite(
  name: string,
  projects: readonly string[],
  { env = withoutPostgres, files = [], workers }: Suite,
): Promise<Outcome> {
  const outputFile = join(folder, `${name}.json`)
  const exitCode = await run(
    'vitest',
    [
      'run',
      '--configLoader=native',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
      ...(workers ? [`--maxWorkers=${workers}`] : []),
    ],
    { env, label: `${name} │ ` },
  )
  const result = await readFile(outputFile, 'utf8').then(
    (text) => report.parse(JSON.parse(text)),
    () => null,
  )
  const hasPassed = exitCode === 0 && result?.success === true
  console.log(`${hasPassed ? '✓' : '✗'} ${name}`)
  return { hasPassed, result }
}

/** The failed tests of a file, or the file itself when it failed without any. */
function failuresOf(suiteName: string, file: z.output<typeof report>['testResults'][number]): string[] {
  if (file.status !== 'failed') return []
  const where = `${suiteName}: ${relative('.', file.name)}`
  const tests = file.assertionResults.filter(({ status }) => status === 'failed')
  if (tests.length === 0) return [withReason(where, file.message)]
  return tests.map(({ fullName, failureMessages: [why = ''] }) => withReason(`${where}: ${fullName}`, why))
}

function withReason(name: string, message: string) {
  return `${name}\n    ${message.split('\n')[0] ?? ''}`
}

type Settings = { readonly env?: NodeJS.ProcessEnv; readonly label?: string }

/** Prints each line after the label, because suites that run at the same time share one output. */
function run(command: string, args: readonly string[], { env = withoutPostgres, label = '' }: Settings = {}) {
  return new Promise<number>((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    })
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => console.log(label + line))
    }
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}
