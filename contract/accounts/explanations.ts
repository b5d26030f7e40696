import * as z from 'zod/mini'

/** What an amount concerns. The page and the server word it in the reader's language. */
const subjects = [
  'budget',
  'instalment',
  'key',
  'lot',
  'works',
  'worksFund',
  'advance',
  'charges',
  'products',
  'netCharges',
  'called',
  'regularisation',
  'debt',
  'payment',
  'credit',
  'entry',
] as const

const about = z.object({
  subject: z.enum(subjects),
  /** The name of the thing if it has one: a key, a lot, an entry. */
  name: z.nullable(z.string()),
  /** The id of the thing, so that it can be opened. */
  id: z.nullable(z.uuid()),
})
export type About = z.output<typeof about>

const given = z.object({ kind: z.literal('given'), about, amount: z.int() })
const share = z.object({
  kind: z.literal('share'),
  about,
  amount: z.int(),
  get of() {
    return explanation
  },
  /** This part bears `weight` of `whole`. */
  weight: z.int(),
  whole: z.int(),
  /** The cents that rounding down left over go to the parts up to this rank, one each. */
  leftCents: z.int(),
  /** The rank of this part by remainder, from 1; `null` without weight. */
  place: z.nullable(z.int()),
})
const sum = z.object({
  kind: z.literal('sum'),
  about,
  amount: z.int(),
  get terms() {
    return z.array(explanation)
  },
})
const difference = z.object({
  kind: z.literal('difference'),
  about,
  amount: z.int(),
  get from() {
    return explanation
  },
  get less() {
    return explanation
  },
})

/** How an amount is computed from its inputs, with the same data on screen, on paper and in the API. Cents. */
export const explanation = z.discriminatedUnion('kind', [given, share, sum, difference])
export type Explanation = z.output<typeof explanation>
export type Share = z.output<typeof share>
