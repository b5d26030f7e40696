/**
 * `npm run check`: types, format, lint and dead code in seconds. Typed lint is slower than the rest together, so it covers only
 * files that differ from `main`; `npm test` lints everything.
 */
import { runChecks } from './checks.ts'
import { changedFiles } from './sinceMain.ts'

process.exitCode = (await runChecks(changedFiles('*.ts', '*.tsx'))).length > 0 ? 1 : 0
