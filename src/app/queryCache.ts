import type { QueryClient } from '@tanstack/react-query'

export type QueryCache = ReturnType<typeof createQueryCache>

/** The sign-in page reads no query, so the cache loads with the first part that does. */
export function createQueryCache() {
  let client: QueryClient | null = null

  return {
    load: async (): Promise<QueryClient> => {
      const { createQueryClient } = await import('#src/api/createQueryClient.ts')
      client ??= createQueryClient()
      return client
    },
    /** Clears the cache and cancels pending requests. */
    clear: () => {
      void client?.cancelQueries()
      client?.clear()
    },
  }
}
