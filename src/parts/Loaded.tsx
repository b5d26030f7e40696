import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type Props<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'dataUpdatedAt' | 'isPending' | 'isRefetchError' | 'isFetching' | 'refetch'
  >
  /** Shown while the query loads. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * The result of one query: loading, failed with a retry, or loaded. Stale data stays visible and shows its age once a
 * refetch fails; a next page that fails does not change that age.
 */
export function Loaded<Data>({ query, skeleton, children }: Props<Data>) {
  const { translate: t, format } = useLanguage()
  if (query.data !== undefined) {
    return (
      <>
        {query.isRefetchError && (
          <Text variant="small" role="status">
            {t('shell.asOf', { when: format.recentDate(query.dataUpdatedAt) })}
          </Text>
        )}
        {children(query.data)}
      </>
    )
  }
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
        {skeleton}
      </div>
    )
  }
  return <ErrorState onRetry={() => void query.refetch()} isBusy={query.isFetching} />
}
