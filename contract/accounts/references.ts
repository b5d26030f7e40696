import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

const named = z.object({ id: z.uuid(), name: z.string() })

/** Everything in a place that the lines of an entry or of a vote may name. */
const bookReferences = z.object({
  chart: z.enum(['FR', 'QC']),
  /** By number. `ownerId` is the present owner. Without a key, an amount is shared out by tantièmes. */
  lots: z.array(z.object({ id: z.uuid(), number: z.int(), ownerId: z.nullable(z.uuid()), tantiemes: z.int() })),
  /** The buildings of its lots, by name. */
  buildings: z.array(z.string()),
  /** By name, with the lots that have shares. */
  keys: z.array(z.extend(named, { lots: z.array(z.object({ lotId: z.uuid(), shares: z.int() })) })),
  /** By name: present owners, and those who still have a role as co-owner. */
  owners: z.array(named),
  /** By name: the suppliers of the manager. */
  providers: z.array(named),
  /** The latest vote first. */
  works: z.array(z.object({ id: z.uuid(), reference: z.string(), label: z.string(), isClosed: z.boolean() })),
})
export type BookReferences = z.output<typeof bookReferences>

const openDebt = z.object({
  id: z.string(),
  account: z.string(),
  lotId: z.nullable(z.uuid()),
  /** The number of the lot, which orders debts of one day; zero without one. */
  lotRank: z.int(),
  dueOn: z.iso.date(),
  /** Cents. */
  open: z.int(),
})
export type OpenDebt = z.output<typeof openDebt>

export const referenceRoutes = {
  references: route({
    method: 'get',
    path: '/v1/places/:placeId/book_references',
    access: 'person',
    permission: 'ledger.post',
    summary: 'The chart of a place, and the lots, keys, co-owners, suppliers and works that entries may name',
    params: placeParams,
    status: 200,
    answer: bookReferences,
    refusals: ['not_found', 'conflict'],
  }),
  openDebts: route({
    method: 'get',
    path: '/v1/places/:placeId/open_debts',
    access: 'person',
    permission: 'ledger.post',
    summary: 'What a co-owner owes by the books of a day, the oldest first: what a payment would be set against',
    params: placeParams,
    query: z.object({ ownerId: z.uuid(), on: z.iso.date() }),
    status: 200,
    /** `credit` is the amount paid beyond all debts. Cents. */
    answer: z.object({ debts: z.array(openDebt), credit: z.int() }),
    refusals: ['not_found'],
  }),
}
