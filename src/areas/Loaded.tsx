import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'>
  /** What stands in its place until it is here. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What one query answers: on its way, failed with a way to try again, or shown; what is known stays in sight. */
export function Loaded<Data>({ query, skeleton, children }: Props<Data>) {
  const t = useTranslate()
  if (query.data !== undefined) return children(query.data)
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
