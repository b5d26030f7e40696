import { useInfiniteQuery } from '@tanstack/react-query'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { paymentQueries } from '../paymentQueries.ts'

/** The debits that the mandate prepares, and those held back, the first to come first. */
export function useNextDebits({ api, person, placeId }: Pick<ScreenProps, 'api' | 'person'> & { placeId: string }) {
  const queries = paymentQueries(api, person, placeId)
  const lists = [useInfiniteQuery(queries.prepared), useInfiniteQuery(queries.held)]
  return {
    debits: lists
      .flatMap(({ data }) => data?.rows ?? [])
      .toSorted((one, other) => one.collectOn.localeCompare(other.collectOn)),
    isFirstLoad: lists.some(isFirstLoad),
  }
}
