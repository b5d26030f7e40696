import * as z from 'zod/mini'
import { attachment } from '../attachments.ts'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { journals } from './chartOfAccounts.ts'
import { amountFilters, movementFilters } from './movementFilters.ts'

/**
 * One line of the ledger of a place. Amounts are integers in cents; either debit or credit is zero. Readers without
 * `coownerAmounts.read` get all lines of an entry in one account and key merged into one, without lot and party; lines in the
 * account of one co-owner have no label, piece or proof for them.
 */
const accountPlaceEntry = z.object({
  /** The id of the line; `entryId` names the whole entry. */
  id: z.string(),
  entryId: z.uuid(),
  fiscalYearId: z.uuid(),
  enteredOn: z.iso.date(),
  journal: z.enum(journals),
  /** Without gaps by journal and year. */
  number: z.int(),
  label: z.nullable(z.string()),
  pieceReference: z.nullable(z.string()),
  account: z.string(),
  debit: z.int(),
  credit: z.int(),
  /** `null` = the key of all lots, or none. */
  key: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  lotNumber: z.nullable(z.int()),
  ownerName: z.nullable(z.string()),
  provider: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  hasProof: z.boolean(),
  /** The entry that this one reverses. */
  reversesId: z.nullable(z.uuid()),
  /** The entry that reverses this one. */
  reversedById: z.nullable(z.uuid()),
})
export type AccountPlaceEntry = z.output<typeof accountPlaceEntry>

export const movementSorts = ['-entered_on', 'entered_on', '-amount', 'amount'] as const
export type MovementSort = (typeof movementSorts)[number]
const sortedFilters = { ...movementFilters, sort: z._default(z.enum(movementSorts), '-entered_on') }
export const movementQuery = z.object(sortedFilters)
export type MovementQuery = z.input<typeof movementQuery>
const listQuery = z.object({ ...pageQuery(), ...sortedFilters })

/** The sums of all filtered lines, on every page. */
const totals = z.object({ debit: z.int(), credit: z.int() })

const accountCode = z.object({
  /** The account's number, for example `615`. */
  id: z.string(),
  debit: z.int(),
  credit: z.int(),
  movementsCount: z.int(),
})
export type AccountCode = z.output<typeof accountCode>

const entryDetail = z.object({
  id: z.uuid(),
  lines: z.array(accountPlaceEntry),
  proof: z.nullable(attachment),
})
export type EntryDetail = z.output<typeof entryDetail>

const providerExpense = z.object({
  /** The supplier. */
  id: z.uuid(),
  name: z.string(),
  /** The total of its invoices of the year, less its credit notes. */
  invoiced: z.int(),
})
export type ProviderExpense = z.output<typeof providerExpense>

export const movementRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/account_entries',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary: 'The lines of the ledger of a place, the latest first, with the sums of what the filters find',
    params: placeParams,
    query: listQuery,
    status: 200,
    answer: z.extend(listOf('accountPlaceEntries', accountPlaceEntry), { totals }),
    refusals: ['not_found', 'forbidden'],
  }),
  read: route({
    method: 'get',
    path: '/v1/places/:placeId/account_entries/:entryId',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary: 'One entry of the ledger with its lines and its proof',
    params: z.extend(placeParams, { entryId: z.uuid() }),
    status: 200,
    answer: entryDetail,
    refusals: ['not_found'],
  }),
  codes: route({
    method: 'get',
    path: '/v1/places/:placeId/account_codes',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary:
      'The accounts that a place uses, by number, with their sums of a fiscal year, of a key or of all, and the totals',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      fiscalYearId: z.optional(z.uuid()),
      exceptJournal: z.optional(z.enum(journals)),
      keyId: z.optional(z.uuid()),
      account: amountFilters.account,
    }),
    status: 200,
    answer: z.extend(listOf('accountCodes', accountCode), { totals }),
    refusals: ['not_found'],
  }),
  providers: route({
    method: 'get',
    path: '/v1/places/:placeId/fiscal_years/:fiscalYearId/providers',
    access: 'person',
    permission: 'coownerAmounts.read',
    summary: 'What each supplier of a place has invoiced in a fiscal year, the largest amount first',
    params: z.extend(placeParams, { fiscalYearId: z.uuid() }),
    status: 200,
    answer: z.object({ providers: z.array(providerExpense) }),
    refusals: ['not_found'],
  }),
}

/** All movements as CSV, with the filters of the list; a browser that opens it by itself appends `access_token`. */
export const movementsCsvPath = '/v1/places/:placeId/account_entries.csv'
