import type { Fault } from './importFile.ts'
import { nearest } from './nearest.ts'

const shown = 60

/**
 * Compares the first line of a file with its columns, in whatever order they come. A column of which a file knows what it means to
 * have none may be missing: it was added after others had learnt to write the file.
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
