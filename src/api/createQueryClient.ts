import { QueryClient } from '@tanstack/react-query'

/** Milliseconds: a page left half an hour ago still shows its data when there is no network. */
const keptFor = 30 * 60_000

/**
 * Queries neither retry nor refetch on focus (specification §7). Being offline counts as an answer: a request that
 * silently waits for the network would leave the person in front of a skeleton.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: keptFor },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
