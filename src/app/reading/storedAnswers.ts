import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { identity } from '#contract/places.ts'
import { privacySettings } from '#contract/privacySettings.ts'
import type { SessionStorage } from '#src/areas/session/sessionStorage.ts'
import { withTabLock } from '#src/areas/session/tabLock.ts'
import { settingsKeys } from '#src/areas/settings/settingsKeys.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'
import type { CurrentPerson } from '../queryCache.ts'

/** The part of the stored state that copies answers of the server (specification §3). */
const storedAnswers = z.object({
  privacySettings: z._default(z.nullable(privacySettings), null),
  identities: z._default(z.record(z.uuid(), identity), {}),
  identityIdsByPlace: z._default(z.record(z.uuid(), z.array(z.uuid())), {}),
  /** When each of them was read: by the id of its place, or as `privacySettings`. */
  readAt: z._default(z.record(z.string(), z.number()), {}),
})
type StoredAnswers = z.output<typeof storedAnswers>
const none: StoredAnswers = { privacySettings: null, identities: {}, identityIdsByPlace: {}, readAt: {} }

type Settings = {
  readonly client: QueryClient
  readonly person: CurrentPerson
  readonly storage: Pick<SessionStorage, 'readAnswers' | 'writeAnswers'>
}

/**
 * The page reads these answers from the query cache. The stored state seeds that cache when a page opens, and follows it from
 * then on. An impersonation neither reads nor leaves anything.
 */
export function keepAnswers({ client, person, storage }: Settings): void {
  const ownKey = () => (person()?.endsWith('/') ? person() : null)
  const read = (own: string) => storedAnswers.safeParse(storage.readAnswers(own)).data ?? none
  const own = ownKey()
  if (own !== null) seed(client, own, read(own))
  const lock = withTabLock('session')
  client.getQueryCache().subscribe((event) => {
    const owner = ownKey()
    if (event.type !== 'updated' || event.action.type !== 'success' || owner === null) return
    const { queryKey, state } = event.query
    const change = changeOf(owner, queryKey, state)
    // Another tab may be renewing the tokens at the same time: the last writer must have read the other's change.
    if (change) void lock(async () => storage.writeAnswers(owner, change(read(owner)))).catch(() => undefined)
  })
}

function seed(client: QueryClient, person: string, stored: StoredAnswers) {
  const put = (key: QueryKey, data: unknown, updatedAt = 0) => {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt })
  }
  const { privacySettings: settings, identities, identityIdsByPlace, readAt } = stored
  if (settings) put(settingsKeys.privacy(person), settings, readAt.privacySettings)
  for (const [placeId, ids] of Object.entries(identityIdsByPlace)) {
    const known = ids.flatMap((id) => identities[id] ?? [])
    put(placeKeys.identities(person, placeId), known, readAt[placeId])
  }
}

type Answer = { readonly data: unknown; readonly dataUpdatedAt: number }

/** How a response changes the stored data; `null` = it is about something else. */
function changeOf(person: string, key: QueryKey, { data, dataUpdatedAt }: Answer) {
  if (isSameKey(key, settingsKeys.privacy(person))) {
    const settings = privacySettings.safeParse(data)
    if (!settings.success) return null
    return (stored: StoredAnswers): StoredAnswers => ({
      ...stored,
      privacySettings: settings.data,
      readAt: { ...stored.readAt, privacySettings: dataUpdatedAt },
    })
  }
  const placeId = key.at(-1)
  if (typeof placeId !== 'string' || !isSameKey(key, placeKeys.identities(person, placeId))) return null
  const known = z.array(identity).safeParse(data)
  if (!known.success) return null
  return (stored: StoredAnswers): StoredAnswers => ({
    ...stored,
    identities: { ...stored.identities, ...Object.fromEntries(known.data.map((one) => [one.id, one])) },
    identityIdsByPlace: { ...stored.identityIdsByPlace, [placeId]: known.data.map(({ id }) => id) },
    readAt: { ...stored.readAt, [placeId]: dataUpdatedAt },
  })
}

const isSameKey = (one: QueryKey, other: QueryKey) => JSON.stringify(one) === JSON.stringify(other)
