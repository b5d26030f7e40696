import { randomUUID } from 'node:crypto'
import type { OfferCode } from '#contract/offers.ts'
import type { RoleName } from '#contract/roles.ts'
import { accessTokens, confirmations, sessions } from '#server/services/access/session.tables.ts'
import { newToken, sha256 } from '#server/services/access/tokens.ts'
import { lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { clientWith } from './placeWorld.ts'
import type { TestServer } from './testServer.ts'

type World = {
  /** Each owner has one lot with these tantièmes, by name. */
  readonly owners: Readonly<Record<string, number>>
  /** Tantièmes of lots whose owners are not on the portal. */
  readonly strangers?: readonly number[]
  readonly offer?: OfferCode
}

/**
 * A new place with these owners, a president who owns nothing and a manager, all signed in and confirmed. It writes to the
 * tables directly, so a thousand people take a second.
 */
export async function makeOwners(server: TestServer, { owners, strangers = [], offer = 'ESE' }: World) {
  const placeId = randomUUID()
  const { db, now } = server.platform
  const createdAt = now()
  const tantiemes = [...Object.values(owners), ...strangers]
  await db.insert(places).values({
    id: placeId,
    offer,
    name: 'Résidence des essais',
    street: '1 rue du Vote',
    zipCode: '59000',
    city: 'Lille',
    description: '',
    buildingsCount: 1,
    mainLotsCount: tantiemes.length,
    tantiemesTotal: tantiemes.reduce((sum, share) => sum + share, 0),
    searchText: 'residence des essais',
    createdAt,
  })
  const names = Object.keys(owners)
  const staff: readonly [string, RoleName][] = [
    ['manager', 'coowner_manager'],
    ['president', 'coowner_president'],
  ]
  const people = [...names.map((name) => [name, 'coowner'] as const), ...staff].map(([name, role]) => ({
    name,
    role,
    userId: randomUUID(),
    sessionId: randomUUID(),
    token: newToken(),
    confirmationToken: newToken(),
  }))
  const userIdOf = new Map(people.map(({ name, userId }) => [name, userId]))
  await db.insert(users).values(
    people.map(({ name, userId }) => ({
      id: userId,
      email: `${userId}@essai.example`,
      displayName: name,
      firstName: name,
      lastName: name,
      searchText: name.toLowerCase(),
      createdAt,
    })),
  )
  await db.insert(userOffers).values(people.map(({ userId }) => ({ userId, offer })))
  await db.insert(memberships).values(people.map(({ userId, role }) => ({ userId, placeId, role, since: createdAt })))
  const lotRows = tantiemes.map((share, index) => ({
    id: randomUUID(),
    placeId,
    number: index + 1,
    kind: 'flat',
    building: 'A',
    tantiemes: share,
    ownerId: userIdOf.get(names[index] ?? '') ?? null,
  }))
  await db.insert(lots).values(lotRows)
  await db
    .insert(sessions)
    .values(people.map(({ userId, sessionId }) => ({ id: sessionId, userId, offer, createdAt, lastSeenAt: createdAt })))
  const expiresAt = new Date('2040-01-01T00:00:00Z')
  await db
    .insert(accessTokens)
    .values(
      people.map(({ token, sessionId }) => ({ hash: sha256(token), sessionId, expiresAt, presentedAt: createdAt })),
    )
  await db.insert(confirmations).values(
    people.map(({ userId, sessionId, confirmationToken }) => ({
      hash: sha256(confirmationToken),
      userId,
      sessionId,
      expiresAt,
    })),
  )
  const clients = new Map(
    people.map((person) => [person.name, { ...person, ...clientWith(server, person.token, offer) }]),
  )
  return {
    placeId,
    names,
    person: (name: string) => {
      const found = clients.get(name)
      if (!found) throw new Error(`nobody is called ${name}`)
      return found
    },
    /** A repartition key that only some lots bear, by lot number. */
    insertKey: async (name: string, shares: Readonly<Record<number, number>>) => {
      const id = randomUUID()
      await db.insert(repartitionKeys).values({ id, placeId, name })
      const rows = lotRows.flatMap((lot) =>
        shares[lot.number] === undefined ? [] : [{ keyId: id, lotId: lot.id, shares: shares[lot.number] ?? 0 }],
      )
      await db.insert(repartitionKeyLots).values(rows)
      return id
    },
  }
}
export type Owners = Awaited<ReturnType<typeof makeOwners>>
export type Person = ReturnType<Owners['person']>
