import type { Fault } from './importFile.ts'
import { nearest } from './nearest.ts'

const shown = 60

/**
 * Matches the first line of a file with its columns, in any order. A column may be missing if the file has a default for it: it
 * was added later than the programs that write the file.
 */
export function readHeader(
  header: readonly string[],
  columns: readonly string[],
  additions: ReadonlySet<string> = new Set(),
) {
  const named = header.map((name) => name.trim().toLowerCase())
  const missing = columns.filter((name) => !named.includes(name))
  const faults: Fault[] = []
  for (const [index, name] of named.entries()) {
    const column = name.slice(0, shown)
    if (!columns.includes(name)) {
      const hint = nearest(column, missing)
      faults.push({ line: 1, column, reason: 'unknownColumn', ...(hint !== null && { detail: hint }) })
    } else if (named.indexOf(name) !== index) faults.push({ line: 1, column, reason: 'repeatedColumn' })
  }
  for (const column of missing.filter((name) => !additions.has(name)))
    faults.push({ line: 1, column, reason: 'missingColumn' })
  return { named, faults }
}
