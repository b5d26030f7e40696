import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import { byServer } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useIsOnline } from './useIsOnline.ts'

type Props = {
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isRefetchError'>
  /** The distance from the content, outside a stack. */
  mb?: 4
  children: ReactNode
}

/** The age that the surrounding part shows: parts of the same age within it do not repeat it. */
const ToldAge = createContext<string | null>(null)

/** Shows how old the data of a query is without a network, or once a refetch fails; a next page that fails does not change that age. */
export function Aged({ query, mb, children }: Props) {
  const { translate: t, format } = useLanguage()
  const told = use(ToldAge)
  const isOnline = useIsOnline()
  const isStale = query.dataUpdatedAt > 0 && (query.isRefetchError || !isOnline)
  const age = isStale ? format.recentDate(byServer(query.dataUpdatedAt)) : told
  return (
    <ToldAge value={age}>
      {age !== null && age !== told && (
        <Text variant="small" role="status" mb={mb}>
          {t('shell.asOf', { when: age })}
        </Text>
      )}
      {children}
    </ToldAge>
  )
}
