import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const pages = z.array(z.string())
const recordOf = (test: string) => path.join('node_modules/.vite/pagesShown', `${test}.json`)

/** The pages that a test file has shown in any run here; `null` = it has never run to its end. */
export function readPagesShown(test: string): readonly string[] | null {
  try {
    return pages.parse(JSON.parse(readFileSync(recordOf(test), 'utf8')))
  } catch {
    return null
  }
}

/** Adds to the record. Only a run of the whole file begins one. */
export function recordPagesShown(test: string, shown: ReadonlySet<string>, isWhole: boolean) {
  const known = readPagesShown(test)
  if (known === null && !isWhole) return
  const all = new Set([...(known ?? []), ...shown])
  if (known?.length === all.size) return
  mkdirSync(path.dirname(recordOf(test)), { recursive: true })
  writeFileSync(recordOf(test), JSON.stringify([...all].sort()))
}
