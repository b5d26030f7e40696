import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/screens.ts'
import type { Api } from '#src/api/api.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Container } from '#src/ui/Container.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TermsArticles } from './TermsArticles.tsx'
import { TermsSkeleton } from './TermsSkeleton.tsx'
import { termsQueries } from './terms.queries.ts'

const onScreen = css({ [media.print]: { display: 'none' } })

/** The general terms of the offer; anybody may read them, signed in or not. */
export function TermsScreen({ api }: { api: Api }) {
  const { translate: t, locale } = useLanguage()
  const { code } = useOffer()
  const terms = useQuery(termsQueries(api).of(code, locale))

  return (
    <>
      <PageTitle title={t('terms.title')} />
      <SkipLink />
      <Container width={832}>
        <Box as="header" display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" py={5}>
          <Logo />
          <span css={onScreen}>
            <TextLink href={screenPaths.home} isStandalone>
              {t('common.backHome')}
            </TextLink>
          </span>
        </Box>
        <Box as="main" id="content" tabIndex={-1} pt={[4, 6]} pb={9} aria-busy={terms.isPending}>
          {terms.isPending && <TermsSkeleton />}
          {terms.isError && <ErrorState onRetry={() => void terms.refetch()} isBusy={terms.isFetching} />}
          {terms.data === null && (
            <EmptyState icon="info" title={t('terms.emptyTitle')}>
              <p>{t('terms.emptyText')}</p>
            </EmptyState>
          )}
          {terms.data && (
            <TermsArticles
              terms={terms.data}
              action={
                <span css={onScreen}>
                  <Button variant="secondary" onClick={() => globalThis.print()}>
                    {t('terms.print')}
                  </Button>
                </span>
              }
            />
          )}
        </Box>
      </Container>
    </>
  )
}
