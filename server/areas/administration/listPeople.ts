import { z } from 'zod'
import type { administrationRoutes } from '#contract/administration.ts'
import { roleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './administration.store.ts'

type People = typeof administrationRoutes.people
const roles = z.array(roleName)

/** People of this offer whom an administrator may impersonate. */
export async function listPeople(
  { db, offer }: SignedInCtx,
  { query }: RouteOutput<People>,
): Promise<RouteAnswer<People>> {
  const filter = { offer: offer.code, search: query.search?.trim() ?? '' }
  const { people, meta } = await store.listPeople(db, filter, query)
  const places = await store.findPlacesOf(
    db,
    people.map(({ id }) => id),
    offer.code,
  )
  const rows = people.map(({ id, displayName, email }) => ({
    id,
    userId: id,
    displayName,
    email,
    places: places
      .filter(({ userId }) => userId === id)
      .map((place) => ({ id: place.id, name: place.name, roles: roles.parse(place.roles) })),
  }))
  return listAnswer(rows, { users: byId(rows) }, meta)
}
