import type { QueryClient } from '@tanstack/react-query'
import type { SessionStorage } from '#src/areas/session/sessionStorage.ts'
import { siteCaches } from './worker/siteCaches.ts'

export type QueryCache = ReturnType<typeof createQueryCache>
/** The key of the person that requests act for; `null` = nobody is signed in. */
export type CurrentPerson = () => string | null

/**
 * The sign-in page reads no query, so the cache loads with the first part that does. A copy of it stays on the device for times
 * without a network; a page opened without a network starts with that copy.
 */
export function createQueryCache(person: CurrentPerson, storage: SessionStorage) {
  let opening: Promise<QueryClient> | null = null
  let client: QueryClient | null = null

  async function open() {
    const { openQueryClient } = await import('./reading/openQueryClient.ts')
    const opened = openQueryClient(person, storage)
    client = opened.client
    await opened.isReady
    return client
  }

  return {
    load: (): Promise<QueryClient> => {
      opening ??= open().catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    },
    /** Clears the cache and its copy, and cancels pending requests. */
    clear: () => {
      void client?.cancelQueries()
      client?.clear()
      void globalThis.caches?.delete(siteCaches.reading)
    },
  }
}
