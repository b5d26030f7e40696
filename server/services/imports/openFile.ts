import { z } from 'zod'
import { importReason } from '#contract/imports.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Fault, ImportFileDefinition, OpenedFile, Reference } from './importFile.ts'
import { type PlannedRow, planFile } from './planFile.ts'
import { readHeader } from './readHeader.ts'
import { type Line, readLines } from './readLines.ts'

/** A key may have several columns. */
const keyOf = (cells: readonly string[]) => cells.join(' / ')
const shown = 60

function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** Columns that parse without a cell. */
const additionsIn = (shape: z.ZodRawShape): ReadonlySet<string> =>
  new Set(Object.entries(shape).flatMap(([name, cell]) => (z.safeParse(cell, undefined).success ? [name] : [])))

/** Reads one file of a folder: its rows, and the faults of each that do not depend on the database. */
export function openFile<Shape extends z.ZodRawShape, Values>(
  definition: ImportFileDefinition<Shape, Values>,
  offer: Offer,
  bytes: Uint8Array | null,
): OpenedFile {
  const { name, belongs, keyColumns, toKey = String, unique = [] } = definition
  const schema = definition.row(offer)
  const columns = Object.keys(schema.shape)
  const read = bytes === null ? { header: columns, lines: [] } : readLines(bytes)
  const header =
    'fault' in read ? { named: [], faults: [read.fault] } : readHeader(read.header, columns, additionsIn(schema.shape))
  const faultsBy = new Map<string | null, Fault[]>()
  const refusedKeys = new Map<string | null, string[]>()
  const rows = new Map<string | null, PlannedRow<z.output<typeof schema>>[]>()
  const seen = new Set<string>()
  let rowCount = 0

  const readLine = ({ line, cells }: Line) => {
    const raw = new Map(header.named.map((column, index) => [column, (cells[index] ?? '').trim()]))
    const key = keyOf(keyColumns.map((column) => toKey(raw.get(column) ?? '')))
    const part = partOf(raw, key)
    const refuse = (...faults: Fault[]) => {
      listIn(faultsBy, part).push(...faults)
      listIn(refusedKeys, part).push(key)
    }
    if (cells.length !== header.named.length) {
      const detail = `${cells.length} / ${header.named.length}`
      return refuse({ line, column: null, reason: 'wrongCellCount', detail })
    }
    const parsed = schema.safeParse(Object.fromEntries(raw))
    if (!parsed.success) {
      return refuse(
        ...parsed.error.issues.map(({ path: [column], message }) => ({
          line,
          column: String(column),
          reason: importReason.safeParse(message).data ?? 'unknownValue',
        })),
      )
    }
    const scope = belongs === 'shared' ? '' : (part ?? '')
    const taken = [
      { column: keyColumns.join(' + '), value: key },
      ...unique.map((column) => ({ column, value: raw.get(column)?.toLowerCase() ?? '' })),
    ]
      .filter(({ value }) => value !== '')
      .filter(({ column, value }) => seen.size === seen.add(`${scope}\n${column}\n${value}`).size)
    if (taken.length > 0) return refuse(...taken.map(({ column }) => ({ line, column, reason: 'duplicate' as const })))
    listIn(rows, part).push({ line, key, row: parsed.data })
  }
  const partOf = (raw: ReadonlyMap<string, string>, key: string): string | null => {
    if (belongs === 'common') return null
    return (belongs === 'inPlace' ? raw.get('place') : key)?.slice(0, shown) || null
  }

  if (!('fault' in read) && header.faults.length === 0) {
    rowCount = read.lines.length
    for (const line of read.lines) readLine(line)
  }
  const rowsOf = (part: string | null, keys?: ReadonlySet<string>) =>
    belongs === 'shared' ? [...(keys ?? [])].flatMap((key) => rows.get(key) ?? []) : (rows.get(part) ?? [])
  return {
    name,
    belongs,
    rowCount,
    faults: header.faults,
    parts: new Set([...rows.keys(), ...faultsBy.keys()]),
    faultsOf: (part) => faultsBy.get(part) ?? [],
    refusedKeysOf: (part) => refusedKeys.get(part) ?? [],
    strangersOf: (part) =>
      rowsOf(part).map(({ line }) => ({ line, column: 'place', reason: 'unknownReference', detail: part ?? '' })),
    rowsOf: (part, keys) => rowsOf(part, keys).length,
    referencesOf: (part): readonly Reference[] =>
      (rows.get(part) ?? []).flatMap(({ row }) => definition.references?.(row) ?? []),
    plan: (tx, scope, { place, keys, isClean }) =>
      planFile(definition, tx, scope, { rows: rowsOf(place, keys), keys, isClean }),
  }
}
