/**
 * `npm run test:changed` runs the tests that loaded a file that differs from `main`, by their last run in this checkout.
 * Tests without a run here run too. Browser tests run only when they changed themselves.
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
