/**
 * `npm run check`: types, format, lint, dead code and commit subjects in seconds. Typed lint is slower than the rest together, so
 * it covers only files that differ from `main`; `npm test` lints everything.
 */
import { checkSubjects, runChecks } from './checks.ts'
import { changedFiles, subjectsSinceMain } from './sinceMain.ts'

const areShort = checkSubjects(subjectsSinceMain())
const failed = await runChecks(changedFiles('*.ts', '*.tsx') ?? undefined)
process.exitCode = areShort && failed.length === 0 ? 0 : 1
