import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Transaction } from '#server/platform/database.ts'
import type { Change, Fault, FilePlan, ImportFileDefinition, ImportScope, Kept, Stored } from './importFile.ts'

export type PlannedRow<Row> = { readonly line: number; readonly key: string; readonly row: Row }
type Given<Row> = {
  readonly rows: readonly PlannedRow<Row>[]
  readonly keys: ReadonlySet<string> | undefined
  /** Whether no row of the part has been refused so far; otherwise sums are wrong and are not checked. */
  readonly isClean: boolean
}
const shown = 60

/** Records that a row is refused. */
export const refusedRow = (file: string, key: string) => `refused ${file} ${key}`

/** Records that a file cannot be read: it may contain any row. */
export const unreadable = (file: string) => `unreadable ${file}`

/** Compares the rows of one file in one part with the database, and changes nothing before `write`. */
export async function planFile<Shape extends z.ZodRawShape, Values>(
  definition: ImportFileDefinition<Shape, Values>,
  tx: Transaction,
  scope: ImportScope,
  { rows, keys, isClean }: Given<z.output<z.ZodObject<Shape>>>,
): Promise<FilePlan> {
  const { name, natural, total, setOf } = definition
  const { known } = scope
  const wanted = { keys: [...(keys ?? [])], rows: rows.map(({ row }) => row) }
  const stored = await definition.stored(tx, scope, wanted)
  const storedBy = indexed(stored, natural?.of)
  const describe = (key: string, values: Values, line: number | null) => {
    if (total) known.declare(name, key, { file: name, line, column: total.column, value: total.of(values) })
    if (definition.nameOf) known.call(name, key, definition.nameOf(values))
  }
  const inFile = new Set(rows.map(({ key }) => key))
  for (const { key, id, values } of stored) {
    if (key === null) continue
    known.learn(name, key, id)
    describe(key, values, null)
  }

  const faults: Fault[] = []
  const changes: Change<Values>[] = []
  const ended: Stored<Values>[] = []
  const kept = new Map<string, Kept<Values>>(
    stored.map(({ key, values }, index) => [key ?? `\n${index}`, { key, values, line: null }]),
  )
  const sets = new Set<string>()
  let unchanged = 0

  const refuse = (key: string, fault: Fault) => {
    faults.push(fault)
    known.note(refusedRow(name, key))
  }
  const planRow = ({ line, key, row }: PlannedRow<z.output<z.ZodObject<Shape>>>) => {
    const lost = (definition.references?.(row) ?? []).filter(
      ({ file, key: named }) => named !== null && known.find(file, named) === undefined,
    )
    for (const { column, file, key: named } of lost) {
      // The named row is already refused, and this one may otherwise be correct.
      if (known.isNoted(refusedRow(file, named ?? '')) || known.isNoted(unreadable(file))) continue
      refuse(key, { line, column, reason: 'unknownReference', detail: (named ?? '').slice(0, shown) })
    }
    if (lost.length > 0) return known.note(refusedRow(name, key))
    const found = storedBy.key.get(key)
    const refusal = definition.refuse?.(row, scope, found?.values ?? null)
    if (refusal) return refuse(key, { line, ...refusal })

    const values = definition.values(row, scope, found?.values ?? null)
    if (values === null) {
      if (found) ended.push(found)
      else unchanged++
      kept.delete(key)
      return
    }
    const twin = natural && storedBy.natural.get(natural.of(values))
    const isTaken = twin && twin !== found && (found || twin.key !== null) && !(twin.key && inFile.has(twin.key))
    if (isTaken) return refuse(key, { line, column: natural.column, reason: 'taken' })
    const before = found ?? (twin?.key === null ? twin : undefined)
    // An adopted row keeps what the file leaves open, like any other stored row.
    const adopted = before === found ? values : (definition.values(row, scope, before?.values ?? null) ?? values)
    const id = before?.id ?? definition.idOf?.(row, scope) ?? randomUUID()
    known.learn(name, key, id)
    describe(key, adopted, line)
    if (setOf) sets.add(setOf(adopted))
    if (before && before.key === null) kept.delete(`\n${stored.indexOf(before)}`)
    kept.set(key, { key, values: adopted, line })
    if (found && isDeepStrictEqual(found.values, adopted)) unchanged++
    else changes.push({ id, key, values: adopted, before: before?.values ?? null })
  }
  for (const row of rows) planRow(row)
  for (const one of setOf ? stored : []) {
    if (one.key === null || inFile.has(one.key) || !setOf || !sets.has(setOf(one.values))) continue
    ended.push(one)
    kept.delete(one.key)
  }

  const { notes, spanOf } = definition
  if (notes) for (const { values } of kept.values()) known.note(notes(values))
  if (spanOf) for (const { values } of kept.values()) known.cover(name, spanOf(values))
  if (isClean && faults.length === 0) faults.push(...(definition.check?.([...kept.values()], scope) ?? []))
  const created = changes.filter(({ before }) => before === null).length
  return {
    file: name,
    counts: { created, updated: changes.length - created, removed: ended.length, unchanged },
    faults,
    topic: changes.length + ended.length > 0 ? (definition.topic ?? null) : null,
    write: async (own) => {
      if (ended.length > 0) await definition.remove?.(own, scope, ended)
      if (changes.length > 0) await definition.write(own, scope, changes)
    },
  }
}

function indexed<Values>(stored: readonly Stored<Values>[], naturalOf: ((values: Values) => string) | undefined) {
  const key = new Map(stored.flatMap((one) => (one.key === null ? [] : [[one.key, one] as const])))
  const natural = new Map(naturalOf ? stored.map((one) => [naturalOf(one.values), one] as const) : [])
  return { key, natural }
}
