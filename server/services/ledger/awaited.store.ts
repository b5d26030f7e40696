import { type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerLines } from './ledger.tables.ts'

/** The closed year whose approval a line waits for. */
export const awaited = alias(fiscalYears, 'awaited')
/** The regularisation of a closed year is due once the meeting has approved its accounts. */
export const isAwaiting = (today: string, awaitsYearId: SQLWrapper = ledgerLines.awaitsYearId) =>
  sql<boolean>`(${awaitsYearId} is not null and coalesce(${awaited.approvedOn} > ${today}, true))`
