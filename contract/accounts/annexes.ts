import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { closingState } from './bookkeeping.ts'

/**
 * The accounts of a fiscal year as a general meeting approves them: the five annexes of the decree of 14 March 2005, or in Québec the
 * balance sheet and the results by fund. Amounts are in cents. Co-owners appear as sums, never by name.
 */
export const annexCodes = [
  'position',
  'management',
  'managementByKey',
  'closedWorks',
  'openWorks',
  'fundBalances',
  'fundResults',
] as const
export type AnnexCode = (typeof annexCodes)[number]

const column = z.object({
  code: z.enum([
    'before',
    'voted',
    'actual',
    'next',
    'afterNext',
    'votedWorks',
    'paid',
    'done',
    'called',
    'balance',
    'pending',
    'aid',
    'operating',
    'contingency',
    'selfInsurance',
    'total',
  ]),
  /** The fiscal year of its figures; `null` = that year does not exist, or the column compares with no other year. */
  year: z.nullable(z.object({ startsOn: z.iso.date(), endsOn: z.iso.date() })),
})
export type AnnexColumn = z.output<typeof column>

const row = z.object({
  /** `result` is the result of an open year, not shared out yet; `between` is what one fund owes another. */
  kind: z.enum([
    'account',
    'owners',
    'works',
    'result',
    'between',
    'total',
    'holds',
    'owes',
    'net',
    'called',
    'balance',
  ]),
  /** Where to find its movements: an account, or the first digits of several. */
  account: z.nullable(z.string()),
  /** The name of the works. */
  name: z.nullable(z.string()),
  /** The decision of the portal that voted the works; `null` = none was chosen, or these are not works. */
  decisionId: z.nullable(z.uuid()),
  /** One for each column; `null` = not known, or not voted. */
  amounts: z.array(z.nullable(z.int())),
})
export type AnnexRow = z.output<typeof row>

const section = z.object({
  code: z.enum([
    'treasury',
    'receivables',
    'provisions',
    'debts',
    'totals',
    'loans',
    'currentCharges',
    'currentProducts',
    'currentBalance',
    'worksCharges',
    'worksProducts',
    'worksBalance',
    'key',
    'allKeys',
    'works',
    'assets',
    'liabilities',
    'funds',
    'revenue',
    'expenses',
    'transfers',
    'surplus',
  ]),
  /** The key of a section `key`; `null` = the key of all lots. */
  key: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  rows: z.array(row),
})
export type AnnexSection = z.output<typeof section>

const annex = z.object({ code: z.enum(annexCodes), columns: z.array(column), sections: z.array(section) })
export type Annex = z.output<typeof annex>
/** Whether an annex shows the balances of one day, not the figures of a year. */
export const showsBalances = ({ code }: Annex) => code === 'position' || code === 'fundBalances'

const annexes = z.object({
  year: z.object({ id: z.uuid(), startsOn: z.iso.date(), endsOn: z.iso.date() }),
  /** Today, in the time zone of the place: the balances of a year that is not over are those of this day. */
  asOf: z.iso.date(),
  /** The figures of an open year are provisional: its result is not shared out. */
  state: closingState,
  approvedOn: z.nullable(z.iso.date()),
  /** Empty for a year without entries. */
  annexes: z.array(annex),
})
export type Annexes = z.output<typeof annexes>

/** The day of the balances of a year: its last day, or today while it is not over. */
export const balanceDay = ({ endsOn }: { readonly endsOn: string }, asOf: string) => (endsOn < asOf ? endsOn : asOf)

export const annexRoutes = {
  annexes: route({
    method: 'get',
    path: '/v1/places/:placeId/fiscal_years/:fiscalYearId/annexes',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary:
      'The accounts of a fiscal year for the general meeting: the five annexes of the decree of 14 March 2005, or in Québec the balance sheet and results by fund',
    params: z.extend(placeParams, { fiscalYearId: z.uuid() }),
    status: 200,
    answer: annexes,
    refusals: ['not_found'],
  }),
}
