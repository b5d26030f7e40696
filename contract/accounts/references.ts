import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

const named = z.object({ id: z.uuid(), name: z.string() })

/** All that the lines of an entry may name in a place; its keys have a route of their own. */
const bookReferences = z.object({
  chart: z.enum(['FR', 'QC']),
  /** By number. `ownerId` is the present owner. */
  lots: z.array(z.object({ id: z.uuid(), number: z.int(), ownerId: z.nullable(z.uuid()) })),
  /** By name: present owners, and those who still have a role as co-owner. */
  owners: z.array(named),
  /** By name: those of the manager. */
  providers: z.array(named),
  /** The latest vote first. */
  works: z.array(z.object({ id: z.uuid(), reference: z.string(), label: z.string(), isClosed: z.boolean() })),
})
export type BookReferences = z.output<typeof bookReferences>

export const referenceRoutes = {
  references: route({
    method: 'get',
    path: '/v1/places/:placeId/book_references',
    access: 'person',
    permission: 'ledger.post',
    summary: 'The chart of a place, and the lots, co-owners, suppliers and works that entries may name',
    params: placeParams,
    status: 200,
    answer: bookReferences,
    refusals: ['not_found', 'conflict'],
  }),
}
