import * as z from 'zod/mini'
import { confirmationToken } from './confirmations.ts'
import { importCounts, importFolderLimit, importPartFacts, importRefusal, importState } from './imports.ts'
import { listOf, pageQuery } from './lists.ts'
import { saying } from './problems.ts'
import { route } from './route.ts'

const importFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
})

/** An import in the history of its offer. */
const importSummary = z.object({
  id: z.uuid(),
  state: importState,
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** `null` = the command of operators, or an account that is deleted. */
  author: z.nullable(z.string()),
  files: z.array(importFile),
  rowsDone: z.int(),
  rowsTotal: z.int(),
  refusals: z.int(),
})
export type ImportSummary = z.output<typeof importSummary>

/** The most parts and refusals that a screen shows; the file has all refusals of the report. */
export const shownPartLimit = 30
export const shownRefusalLimit = 50

const shownReport = z.object({
  /** By file: the rows of parts that can be written, and the refusals of all parts. */
  files: z.array(z.object({ ...importCounts.shape, file: z.string(), refused: z.int() })),
  /** How many parts have each outcome. */
  outcomes: z.object({ changed: z.int(), unchanged: z.int(), refused: z.int(), held: z.int() }),
  /** The first parts that change or are refused; unchanged ones are only counted. */
  parts: z.array(z.object({ ...importPartFacts, ...importCounts.shape })),
  refusals: z.array(importRefusal),
  refusalsTotal: z.int(),
})

const importDetail = z.object({
  ...importSummary.shape,
  confirmedAt: z.nullable(z.iso.datetime()),
  /** Parts that are written so far. */
  partsWritten: z.int(),
  /** What would change or, once the import is done, has changed; `null` before the check. */
  report: z.nullable(shownReport),
})
export type ImportDetail = z.output<typeof importDetail>

/** Bytes of the request that carries a folder: base64 turns three bytes into four. */
const importBodyLimit = Math.ceil((importFolderLimit * 4) / 3) + 20_000
/** The most files of one folder. */
const importFilesLimit = 30

const ofImport = z.object({ importId: z.uuid() })
const csvFile = z.object({ name: z.string(), csv: z.string() })

/** Folders from the manager's system, checked first, and written once an administrator confirms. */
export const importRoutes = {
  list: route({
    method: 'get',
    path: '/v1/admin/imports',
    access: 'administrator',
    summary: 'Imports of this offer, the newest first',
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('imports', importSummary),
    refusals: [],
  }),
  create: route({
    method: 'post',
    path: '/v1/admin/imports',
    access: 'administrator',
    summary:
      'Takes CSV files in base64, and compares them with the database as a job; nothing changes before the confirmation',
    body: z.strictObject({
      import: z.strictObject({
        files: z
          .array(
            z.strictObject({
              name: z
                .string(saying('required'))
                .check(z.trim(), z.minLength(1, saying('required')), z.maxLength(100, saying('too_long'))),
              content: z.string(saying('required')),
            }),
          )
          .check(z.minLength(1, saying('required')), z.maxLength(importFilesLimit, saying('too_long'))),
      }),
    }),
    bodyLimit: importBodyLimit,
    isIdempotent: true,
    status: 200,
    answer: z.object({ id: z.uuid() }),
    refusals: [],
  }),
  read: route({
    method: 'get',
    path: '/v1/admin/imports/:importId',
    access: 'administrator',
    summary: 'An import of this offer: its progress, what it changes, and its first refusals',
    params: ofImport,
    status: 200,
    answer: importDetail,
    refusals: ['not_found'],
  }),
  refusals: route({
    method: 'get',
    path: '/v1/admin/imports/:importId/refusals',
    access: 'administrator',
    summary: 'The refusals of an import as a CSV file for spreadsheets, in the language of the request',
    params: ofImport,
    status: 200,
    answer: csvFile,
    refusals: ['not_found'],
  }),
  confirm: route({
    method: 'post',
    path: '/v1/admin/imports/:importId/confirmation',
    access: 'administrator',
    summary: 'Writes a checked import as a job, place by place; needs the password',
    params: ofImport,
    body: z.strictObject({ confirmation: z.strictObject({ confirmationToken }) }),
    isIdempotent: true,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible', 'confirmation_required', 'conflict'],
  }),
  abandon: route({
    method: 'delete',
    path: '/v1/admin/imports/:importId',
    access: 'administrator',
    summary: 'Abandons an import that nobody has confirmed, and deletes its files; it stays in the history',
    params: ofImport,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  templates: route({
    method: 'get',
    path: '/v1/admin/import_templates',
    access: 'administrator',
    summary:
      'The files that an import knows, in the order in which they are read, each as a template with one example line',
    status: 200,
    answer: z.object({ files: z.array(csvFile) }),
    refusals: [],
  }),
}
