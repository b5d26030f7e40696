import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { createContext, use } from 'react'
import { byServer } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Text } from '#src/ui/Text.tsx'
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

/** The age that the surrounding part shows: parts of the same age within it do not repeat it. */
const ToldAge = createContext<string | null>(null)

/**
 * The result of one query: loading, failed with a retry, or loaded. Stale data stays visible and shows its age once a
 * refetch fails; a next page that fails does not change that age.
 */
export function Loaded<Data>({ query, line, skeleton, children }: Props<Data>) {
  const { translate: t, format } = useLanguage()
  const told = use(ToldAge)
  if (query.data !== undefined) {
    const age = query.isRefetchError ? format.recentDate(byServer(query.dataUpdatedAt)) : told
    return (
      <ToldAge value={age}>
        {age !== null && age !== told && (
          <Box mb={4}>
            <Text variant="small" role="status">
              {t('shell.asOf', { when: age })}
            </Text>
          </Box>
        )}
        {children(query.data)}
      </ToldAge>
    )
  }
  if (query.isPending) return <Awaited>{skeleton}</Awaited>
  return <LoadFailure line={line} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
}
