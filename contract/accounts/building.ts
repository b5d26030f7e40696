import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

/** Accounts of a building, as all its co-owners may read them: nothing here concerns a single co-owner. Amounts are in cents. */

const budget = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  fiscalYearId: z.uuid(),
  account: z.string(),
  /** `null` = the key of all lots. */
  key: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  votedAmount: z.int(),
  /** The day of the general meeting. */
  votedOn: z.iso.date(),
})

/** Bank lines wait to be matched; all are matched; or nothing has moved for longer than usual. */
const treasuryStatus = z.enum(['pending', 'done', 'stalled'])
export type TreasuryStatus = z.output<typeof treasuryStatus>

const treasury = z.object({
  /** The number of the bank account in the chart, for example `512`. */
  id: z.string(),
  balance: z.int(),
  status: treasuryStatus,
  /** The day of its last movement. */
  movedOn: z.iso.date(),
})
export type Treasury = z.output<typeof treasury>

const forecast = z.object({
  asOf: z.iso.date(),
  /** The bank balance at the end of each of the last twelve months, and today. */
  cash: z.array(z.object({ on: z.iso.date(), balance: z.int() })),
  /** This month and the eleven after it; without a balance after the last voted budget. */
  months: z.array(z.object({ endsOn: z.iso.date(), calls: z.int(), invoices: z.int(), balance: z.nullable(z.int()) })),
  /** The overdue amount of all co-owners, which is in no month. */
  overdue: z.int(),
  /** The last day of the last year with a voted budget; `null` = none is voted. */
  votedUntil: z.nullable(z.iso.date()),
})
export type CashForecast = z.output<typeof forecast>

const category = z.object({
  account: z.string(),
  voted: z.int(),
  spent: z.int(),
  /** The total spent in the previous year. */
  before: z.int(),
})

const overview = z.object({
  /** The decision of the portal by which the budget was voted; `null` = none was chosen. */
  decisionId: z.nullable(z.uuid()),
  /** Accounts of current charges with a voted or spent amount, by number; works have a separate budget. */
  categories: z.array(category),
  voted: z.int(),
  spent: z.int(),
  /** The total that co-owners owe and that is due. */
  unpaid: z.int(),
  /** The total owed to suppliers. */
  suppliersDue: z.int(),
  /** The bank balance at the end of each of the last twelve months, and today. */
  cash: z.array(z.object({ on: z.iso.date(), balance: z.int() })),
})
export type Overview = z.output<typeof overview>

export const buildingAccountRoutes = {
  budgets: route({
    method: 'get',
    path: '/v2/budgets',
    access: 'person',
    summary: 'The voted budget of a fiscal year, by account and key (specification §7)',
    query: z.object({ ...pageQuery(), placeId: z.uuid(), fiscalYearId: z.uuid() }),
    status: 200,
    answer: listOf('budgets', budget),
    refusals: ['not_found', 'forbidden'],
  }),
  treasuries: route({
    method: 'get',
    path: '/v1/places/:placeId/treasuries',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary: 'What the bank accounts of a place hold, and since when that is known',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('treasuries', treasury),
    refusals: ['not_found'],
  }),
  forecast: route({
    method: 'get',
    path: '/v1/places/:placeId/cash_forecast',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary:
      'What the bank accounts of a place held for twelve months, and will hold by voted calls and known invoices',
    params: placeParams,
    status: 200,
    answer: forecast,
    refusals: ['not_found'],
  }),
  overview: route({
    method: 'get',
    path: '/v1/places/:placeId/fiscal_years/:fiscalYearId/overview',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary: 'Budget and expenses of a fiscal year, what is unpaid and owed, and the cash of twelve months',
    params: z.extend(placeParams, { fiscalYearId: z.uuid() }),
    status: 200,
    answer: overview,
    refusals: ['not_found'],
  }),
}
