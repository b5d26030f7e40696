/**
 * `npm run test:changed` runs the tests that your changes since `main` can break (`tests/changed/affectedTests.ts`), and the browser
 * tests that you changed. Without a `main` to compare with, it runs all tests except browser tests.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { affectedTests } from './changed/affectedTests.ts'
import { readPagesShown } from './changed/pagesShown.ts'
import { readSourceGraph } from './changed/sourceGraph.ts'
import { changedFiles } from './sinceMain.ts'

const changed = changedFiles('.')
const tests = globSync('tests/**/*.test.{ts,tsx}').filter((file) => !isInBrowser(file))
const affected = changed === null ? tests : affectedBy(changed)
const inBrowser = (changed ?? []).filter((file) => isInBrowser(file) && file.endsWith('.test.ts'))
console.log(
  `${affected.length} of ${tests.length} test files can break, and ${inBrowser.length} browser tests changed.`,
)

const hasPassed =
  (affected.length === 0 || succeeds(['logic', 'web', 'server', 'embedded', 'process'], affected)) &&
  (inBrowser.length === 0 || succeeds(['e2e'], inBrowser))
process.exitCode = hasPassed ? 0 : 1

function affectedBy(files: readonly string[]) {
  if (files.length === 0) return []
  return affectedTests(files, { graph: readSourceGraph(), tests, pagesOf: readPagesShown })
}

function isInBrowser(file: string) {
  return file.startsWith('tests/e2e/')
}

function succeeds(projects: readonly string[], files: readonly string[]) {
  const args = ['run', '--configLoader=native', ...projects.flatMap((name) => ['--project', name]), ...files]
  return spawnSync(join('node_modules', '.bin', 'vitest'), args, { stdio: 'inherit' }).status === 0
}
