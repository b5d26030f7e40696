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
  /** What stands in its place until it is here. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What one query answers: on its way, failed with a way to try again, or shown; what is known stays in sight, with its age once it can no longer be read anew. A next page that did not come leaves the age of the others alone. */
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
