import type { UseQueryResult } from '@tanstack/react-query'

/**
 * The query has never had an answer. Another try after a failure is no first load: it must not take away what the person
 * is typing meanwhile.
 */
export const isFirstLoad = ({ isLoading, isFetched }: Pick<UseQueryResult, 'isLoading' | 'isFetched'>) =>
  isLoading && !isFetched
