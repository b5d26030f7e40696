import { QueryClient } from '@tanstack/react-query'

/** Milliseconds: a page left half an hour ago still shows what it had when there is no network. */
const keptFor = 30 * 60_000

/**
 * Queries neither retry nor refetch on focus (specification §7). Being offline is an answer like any other:
 * a request that waits for the network in silence would leave the person in front of a skeleton.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: keptFor },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
