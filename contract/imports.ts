import * as z from 'zod/mini'

/** Why a line of a file is refused, or a whole file; texts come from `locales/`. */
const importReasons = [
  // The file
  'unknownFile',
  'fileTooLarge',
  'notUtf8',
  'empty',
  'wrongSeparator',
  'wrongQuotes',
  'tooManyRows',
  'unknownColumn',
  'missingColumn',
  'repeatedColumn',
  // One cell, or one line
  'wrongCellCount',
  'required',
  'tooLong',
  'notANumber',
  'notAnAmount',
  'notADay',
  'notAMoment',
  'notYesOrNo',
  'invalidEmail',
  'invalidPhone',
  'invalidZipCode',
  'invalidHours',
  'unknownValue',
  'duplicate',
  // Against other lines, and against the portal
  'unknownReference',
  'otherOffer',
  'taken',
  'wrongSum',
  'ownerWithoutRole',
  'severalCurrent',
  'endBeforeStart',
  'meetingHeld',
  // Against the books
  'unknownAccount',
  'oneSide',
  'ownerOfLine',
  'noYear',
  'yearClosed',
  'beforeOpening',
  'openedByClosing',
  'unbalanced',
  'unlikeEntry',
  'entryPosted',
  'budgetCalled',
  'worksCalled',
  'notABank',
  'bankLineSettled',
  'keyWithoutLots',
  'databaseRefused',
] as const
export const importReason = z.enum(importReasons)
export type ImportReason = z.output<typeof importReason>

/** A refusal keeps its place, file, line and column, and never the value of a cell that describes a person. */
export const importRefusal = z.object({
  /** The key of the place whose part is refused; `null` = the part that belongs to no place. */
  place: z.nullable(z.string()),
  file: z.string(),
  /** The header is line 1; `null` = the whole file. */
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  reason: importReason,
  /** The expected value, or the key that does not exist. */
  detail: z.nullable(z.string()),
})
export type ImportRefusal = z.output<typeof importRefusal>

export const importCounts = z.object({
  created: z.int(),
  updated: z.int(),
  removed: z.int(),
  unchanged: z.int(),
})
export type ImportCounts = z.output<typeof importCounts>

/**
 * The part of a folder that is written or refused as a whole: one place, or the rows that belong to no place. `held` = the part
 * itself is correct, but the rows that belong to no place were refused.
 */
export const importPartFacts = {
  place: z.nullable(z.string()),
  name: z.nullable(z.string()),
  outcome: z.enum(['changed', 'unchanged', 'refused', 'held']),
  refusals: z.int(),
}
export const importPart = z.object({
  ...importPartFacts,
  /** The counts of each file. */
  counts: z.record(z.string(), importCounts),
})
export type ImportPart = z.output<typeof importPart>

/** The most refusals that a report lists. */
export const importRefusalLimit = 1_000

export const importReport = z.object({
  parts: z.array(importPart),
  /** The first refusals, in the order of the parts. */
  refusals: z.array(importRefusal),
  refusalsTotal: z.int(),
  /** The number of refusals, by file. */
  refusalsByFile: z.record(z.string(), z.int()),
})
export type ImportReport = z.output<typeof importReport>

/** The life of an import (machines/administration/import/import.lifecycle.ts). */
const importStates = ['checking', 'checked', 'waiting', 'running', 'done', 'failed', 'abandoned'] as const
export const importState = z.enum(importStates)
export type ImportState = z.output<typeof importState>

/** The files that a folder may have, without their ending, in the order in which reports name them. */
export const importFileNames = [
  'agencies',
  'places',
  'buildings',
  'people',
  'roles',
  'lots',
  'owners',
  'customers',
  'equipments',
  'fiscal_years',
  'repartition_keys',
  'shares',
  'meetings',
  'providers',
  'budgets',
  'works',
  'opening_balances',
  'account_entries',
  'bank_statements',
] as const
export type ImportFileName = (typeof importFileNames)[number]
/** The files without which the people of a new place find nothing. */
export const neededImportFiles: readonly ImportFileName[] = ['places', 'buildings', 'people', 'roles', 'lots', 'owners']

/** Bytes of one file, and of all files of a folder. */
export const importFileLimit = 30_000_000
export const importFolderLimit = 40_000_000
/** Rows of one file. */
export const importRowLimit = 250_000

/** Reasons that come with a detail. */
const detailedReasons = [
  'unknownFile',
  'unknownColumn',
  'wrongCellCount',
  'tooManyRows',
  'unknownReference',
  'otherOffer',
  'wrongSum',
  'unknownAccount',
  'unbalanced',
  'notABank',
] as const satisfies readonly ImportReason[]
type DetailedReason = (typeof detailedReasons)[number]
export const hasDetail = (reason: ImportReason): reason is DetailedReason =>
  detailedReasons.some((detailed) => detailed === reason)
