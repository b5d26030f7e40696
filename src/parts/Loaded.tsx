import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Aged } from './Aged.tsx'
import { Awaited } from './Awaited.tsx'
import { LoadFailure } from './LoadFailure.tsx'

type Props<Data> = Pick<ComponentProps<typeof LoadFailure>, 'line'> & {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'dataUpdatedAt' | 'isPending' | 'isRefetchError' | 'isFetching' | 'refetch'
  >
  /** Shown while the query loads. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The result of one query: loading, failed with a retry, or loaded. Stale data stays visible and shows its age. */
export function Loaded<Data>({ query, line, skeleton, children }: Props<Data>) {
  if (query.data !== undefined) {
    return (
      <Aged query={query} mb={4}>
        {children(query.data)}
      </Aged>
    )
  }
  if (query.isPending) return <Awaited>{skeleton}</Awaited>
  return <LoadFailure line={line} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
}
