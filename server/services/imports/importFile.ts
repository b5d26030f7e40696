import type { z } from 'zod'
import type { ImportCounts, ImportReason } from '#contract/imports.ts'
import type { LiveTopic } from '#contract/live.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Known, Span } from './known.ts'

/** The part of a folder that is being planned, and its author. */
export type ImportScope = {
  readonly offer: Offer
  readonly now: Date
  /** `null` for an operator. */
  readonly authorId: string | null
  /** The rows of other files and of the database. */
  readonly known: Known
  /** The place of the part; files outside places do not use it. */
  readonly place: () => { readonly id: string; readonly key: string }
}

/** A cell that names a row of another file, by its key there. */
export type Reference = { readonly column: string; readonly file: string; readonly key: string | null }

/** A row of the database in the format of the file; its key is `null` if it was never imported. */
export type Stored<Values> = { readonly id: string; readonly key: string | null; readonly values: Values }
/** A row to be written: new, or instead of the stored one. */
export type Change<Values> = {
  readonly id: string
  readonly key: string
  readonly values: Values
  readonly before: Values | null
}
/** A row as it will be stored; its line is `null` when the file does not have it. */
export type Kept<Values> = { readonly key: string | null; readonly values: Values; readonly line: number | null }
export type Fault = {
  readonly line: number | null
  readonly column: string | null
  readonly reason: ImportReason
  readonly detail?: string
  /** Another file, if the row is in one. */
  readonly file?: string
}

/**
 * The parts of a folder that the rows belong to: no place (`common`), the place that they are (`places`) or name (`inPlace`), or
 * all places whose rows refer to them (`shared`).
 */
type Belonging = 'common' | 'places' | 'inPlace' | 'shared'

type Definition<Shape extends z.ZodRawShape, Values> = {
  /** `lots` for `lots.csv`. */
  readonly name: string
  /** One sentence for the page of this file in `docs/import`. */
  readonly about: string
  readonly belongs: Belonging
  /** The files whose rows are planned and written before these. */
  readonly after: readonly string[]
  /** The columns in their order, with a description and an example each. */
  readonly row: (offer: Offer) => z.ZodObject<Shape>
  /** The columns that make up the key. */
  readonly keyColumns: readonly (keyof Shape & string)[]
  /** Alternative keys of the same row. */
  readonly toKey?: (typed: string) => string
  /** Columns, other than the key, in which two rows of a part cannot have the same value. */
  readonly unique?: readonly (keyof Shape & string)[]
  readonly references?: (row: z.output<z.ZodObject<Shape>>) => readonly Reference[]
  /** All rows of the place, or of the offer; for a shared file, the rows that the part refers to. */
  readonly stored: (
    tx: Transaction,
    scope: ImportScope,
    wanted: { readonly keys: readonly string[]; readonly rows: readonly z.output<z.ZodObject<Shape>>[] },
  ) => Promise<readonly Stored<Values>[]>
  /** The row as it would be stored; `null` when it has ended. */
  readonly values: (row: z.output<z.ZodObject<Shape>>, scope: ImportScope, stored: Values | null) => Values | null
  /** Refuses a row that conflicts with the database. */
  readonly refuse?: (
    row: z.output<z.ZodObject<Shape>>,
    scope: ImportScope,
    stored: Values | null,
  ) => Omit<Fault, 'line'> | null
  /** A value that only one row of its part may have. A row adopts a stored one that has the same value and no key. */
  readonly natural?: { readonly column: keyof Shape & string; readonly of: (values: Values) => string }
  /** The id of a row that is part of another one; other new rows get a new id. */
  readonly idOf?: (row: z.output<z.ZodObject<Shape>>, scope: ImportScope) => string | undefined
  /** The total that its rows in other files must add up to. */
  readonly total?: { readonly column: keyof Shape & string; readonly of: (values: Values) => number }
  /** The name of the row in the report. */
  readonly nameOf?: (values: Values) => string
  /** A fact that later files may require. */
  readonly notes?: (values: Values) => string
  /** The days that a row covers, for dated rows of later files. */
  readonly spanOf?: (values: Values) => Span
  /** The set that a file states completely: stored rows that are missing from the file are removed. */
  readonly setOf?: (values: Values) => string
  /** Checks the part as it would be stored. */
  readonly check?: (kept: readonly Kept<Values>[], scope: ImportScope) => readonly Fault[]
  readonly write: (tx: Transaction, scope: ImportScope, changes: readonly Change<Values>[]) => Promise<void>
  readonly remove?: (tx: Transaction, scope: ImportScope, ended: readonly Stored<Values>[]) => Promise<void>
  /** The live topic of its changes. */
  readonly topic?: LiveTopic
}

/** The outcome of the rows of one file in one part. */
export type FilePlan = {
  readonly file: string
  readonly counts: ImportCounts
  readonly faults: readonly Fault[]
  readonly topic: LiveTopic | null
  readonly write: (tx: Transaction) => Promise<void>
}

/** The rows of one file, read from a folder. */
export type OpenedFile = {
  readonly name: string
  readonly belongs: Belonging
  readonly rowCount: number
  /** Refusals that stop the whole folder: the file itself cannot be read. */
  readonly faults: readonly Fault[]
  /** The parts that its rows belong to. */
  readonly parts: ReadonlySet<string | null>
  /** Refusals of rows, by part, or by key when the file is shared. */
  readonly faultsOf: (part: string | null) => readonly Fault[]
  /** The keys of refused rows, so that rows that name them are not refused for that reason. */
  readonly refusedKeysOf: (part: string | null) => readonly string[]
  /** The refusals of all rows of a part whose place is unknown. */
  readonly strangersOf: (part: string | null) => readonly Fault[]
  readonly rowsOf: (part: string | null, keys?: ReadonlySet<string>) => number
  readonly referencesOf: (part: string | null) => readonly Reference[]
  readonly plan: (
    tx: Transaction,
    scope: ImportScope,
    part: { readonly place: string | null; readonly keys?: ReadonlySet<string>; readonly isClean: boolean },
  ) => Promise<FilePlan>
}

/** A file of the import, as its area declares it. */
export type ImportFile = {
  readonly name: string
  readonly about: string
  readonly after: readonly string[]
  readonly keyColumns: readonly string[]
  readonly shape: (offer: Offer) => z.ZodRawShape
  readonly open: (offer: Offer, bytes: Uint8Array | null) => OpenedFile
}
export type { Definition as ImportFileDefinition }
