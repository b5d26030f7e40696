import { QueryClient } from '@tanstack/react-query'

/**
 * Queries neither retry nor refetch on focus (specification §7). Being offline is an answer like any other:
 * a request that waits for the network in silence would leave the person in front of a skeleton.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
