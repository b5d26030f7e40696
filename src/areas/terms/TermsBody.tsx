import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { TermsArticles } from './TermsArticles.tsx'
import { TermsSkeleton } from './TermsSkeleton.tsx'
import { useTerms } from './useTerms.ts'

/** The terms: published, loading, missing or failed. */
export function TermsBody({ api }: { api: Api }) {
  const t = useTranslate()
  const terms = useTerms(api)
  return (
    <div aria-busy={terms.isPending}>
      {terms.isPending && <TermsSkeleton />}
      {terms.isLoadingError && <LoadFailure onRetry={() => void terms.refetch()} isBusy={terms.isFetching} />}
      {terms.data === null && (
        <EmptyState icon="info" title={t('terms.emptyTitle')}>
          <p>{t('terms.emptyText')}</p>
        </EmptyState>
      )}
      {terms.data && <TermsArticles terms={terms.data} />}
    </div>
  )
}
