/** `npm run check`: types, format, lint and dead code in seconds. */
import { runChecks } from './checks.ts'

process.exitCode = (await runChecks()).length > 0 ? 1 : 0
