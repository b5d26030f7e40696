import { z } from 'zod'
import { roleNames } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { type PlaceKey, placesAfter } from '#server/services/directory/placeOptions.store.ts'
import { countPlaces } from '#server/services/directory/places.store.ts'
import { fromCursor, toCursor } from './placeCursor.ts'

const defaultFirst = 20
const maximumFirst = 50

/** GraphQL checks the types, but not lengths and values. Empty means not requested. */
const narrowing = z.object({
  search: z.string().max(200).nullish(),
  after: z.string().max(1_000).nullish(),
  first: z.int().min(1).max(maximumFirst).nullish(),
  role: z.enum(roleNames).nullish(),
  city: z.string().max(80).nullish(),
})

/** A page of the place dropdown. The total is counted only when it is requested. */
export async function placeConnection({ actor, db, offer }: SignedInCtx, args: unknown) {
  const parsed = narrowing.safeParse(args)
  if (!parsed.success) throw new Problem('invalid_value', 'the arguments of places are out of bounds')
  const { search, after, role, city } = parsed.data
  const first = parsed.data.first ?? defaultFirst
  const mine = {
    userId: actor.userId,
    offer: offer.code,
    search: search?.trim() || undefined,
    byRole: role ?? undefined,
    byCity: city || undefined,
  }
  const behind: PlaceKey | null = after ? fromCursor(after) : null
  // One more than requested shows whether there is a next page.
  const found = await placesAfter(db, mine, { after: behind, limit: first + 1 })
  const edges = found.slice(0, first).map((node) => ({ cursor: toCursor(node), node }))
  return {
    totalCount: () => countPlaces(db, mine),
    edges,
    pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: found.length > first },
  }
}
