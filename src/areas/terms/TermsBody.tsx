import { useQuery } from '@tanstack/react-query'
import type { Api } from '#src/api/api.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { TermsArticles } from './TermsArticles.tsx'
import { TermsSkeleton } from './TermsSkeleton.tsx'
import { termsQueries } from './terms.queries.ts'

/** The terms: published, loading, missing or failed. */
export function TermsBody({ api }: { api: Api }) {
  const { translate: t, locale } = useLanguage()
  const { code } = useOffer()
  const terms = useQuery(termsQueries(api).of(code, locale))
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
