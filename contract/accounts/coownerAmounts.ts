import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { reminderLevels } from './reminders.ts'

/** Cents still owed, by full months since the day on which they fell due. */
const ageing = z.object({
  underThree: z.int(),
  underSix: z.int(),
  underTwelve: z.int(),
  older: z.int(),
})

/** The debt of one co-owner to a place today. Cents; negative for a credit. */
const coownerAmount = z.object({
  /** The person. */
  id: z.uuid(),
  name: z.string(),
  lotNumbers: z.array(z.int()),
  /** The whole balance, due or not. */
  balance: z.int(),
  due: z.int(),
  ageing,
  /** The day on which the oldest unpaid debt fell due; `null` = nothing is due. */
  owedSince: z.nullable(z.iso.date()),
  /** The reminder that this age calls for; the portal does not record which reminders were sent. */
  reminder: z.enum(reminderLevels),
  /** The regularisation of a closed year, not due before the meeting approves its accounts. */
  awaiting: z.int(),
})
export type CoownerAmount = z.output<typeof coownerAmount>

const amountTotals = z.object({
  /** The totals of debtors and of creditors. */
  debtors: z.int(),
  creditors: z.int(),
  due: z.int(),
  ageing,
  awaiting: z.int(),
})
export type AmountTotals = z.output<typeof amountTotals>

/** Credit of accounts without a debt. It has no age: the amount due is the sum of the ages less this credit. Cents. */
export const deductedCredit = ({ ageing, due }: Pick<CoownerAmount, 'ageing' | 'due'>) =>
  ageing.underThree + ageing.underSix + ageing.underTwelve + ageing.older - due

export const coownerAmountSorts = ['name', '-balance', 'balance', '-due', 'due'] as const
export type CoownerAmountSort = (typeof coownerAmountSorts)[number]
const filters = {
  /** `debit` = they owe, `credit` = they are owed. */
  side: z.optional(z.enum(['debit', 'credit'])),
  /** Searches the name, or the number of a lot. */
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(coownerAmountSorts), '-due'),
}
export const coownerAmountQuery = z.object(filters)
export type CoownerAmountQuery = z.input<typeof coownerAmountQuery>

export const coownerAmountRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/coowner_amounts',
    access: 'person',
    permission: 'coownerAmounts.read',
    summary: 'What each co-owner of a place owes today, by age, with the totals of what the filters find',
    params: placeParams,
    query: z.object({ ...pageQuery(), ...filters }),
    status: 200,
    answer: z.extend(listOf('coownerAmounts', coownerAmount), { totals: amountTotals }),
    refusals: ['not_found'],
  }),
}

/** The amount of each co-owner as CSV, with the filters of the list. */
export const coownerAmountsCsvPath = '/v1/places/:placeId/coowner_amounts.csv'
