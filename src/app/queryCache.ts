import type { QueryClient } from '@tanstack/react-query'

export type QueryCache = ReturnType<typeof createQueryCache>

/** Nothing is read from a cache before somebody has signed in, so its code comes with the first part that reads. */
export function createQueryCache() {
  let client: QueryClient | null = null

  return {
    load: async (): Promise<QueryClient> => {
      const { createQueryClient } = await import('#src/api/createQueryClient.ts')
      client ??= createQueryClient()
      return client
    },
    /** Forgets everything loaded, and whatever is still on its way. */
    clear: () => {
      void client?.cancelQueries()
      client?.clear()
    },
  }
}
