/**
 * `npm run test:changed`: the tests that have loaded what differs from `main`, by the record of their last run in this checkout.
 * Tests that were never run here have no record, and run too. Of the browser tests only those that were changed themselves.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { base, changedFiles } from './sinceMain.ts'

const changedBrowserTests = changedFiles('tests/e2e/*.test.ts')

const hasPassed =
  succeeds(['--changed', base, '--passWithNoTests', ...projects('logic', 'web', 'server', 'embedded')]) &&
  (changedBrowserTests.length === 0 || succeeds([...projects('e2e'), ...changedBrowserTests]))
process.exitCode = hasPassed ? 0 : 1

function projects(...names: readonly string[]) {
  return names.flatMap((name) => ['--project', name])
}

function succeeds(args: readonly string[]) {
  return spawnSync(join('node_modules', '.bin', 'vitest'), ['run', ...args], { stdio: 'inherit' }).status === 0
}
