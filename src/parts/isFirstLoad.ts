import type { UseQueryResult } from '@tanstack/react-query'

/**
 * Whether the query has never had a response. A retry after a failure is not a first load: it must not remove what the person is
 * typing.
 */
export const isFirstLoad = ({ isLoading, isFetched }: Pick<UseQueryResult, 'isLoading' | 'isFetched'>) =>
  isLoading && !isFetched
