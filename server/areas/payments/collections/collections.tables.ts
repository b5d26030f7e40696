import { pgTable } from 'drizzle-orm/pg-core'
import type { FileFormat } from '#contract/payments/collections.ts'
import { bankFileColumns, bankFileRules } from '../files/bankFile.tables.ts'

/** Files of collections, each written again from its payments when needed. */
export const collectionFiles = pgTable('collection_files', bankFileColumns<FileFormat>(), (table) =>
  bankFileRules('collection_files', table),
)
