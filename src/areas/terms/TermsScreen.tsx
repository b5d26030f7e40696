import { css } from '@emotion/react'
import { screenPaths } from '#contract/addresses.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Page } from '#src/parts/Page.tsx'
import { PrintButton } from '#src/parts/PrintButton.tsx'
import { media } from '#src/theme/scales.ts'
import { Box } from '#src/ui/Box.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TermsBody } from './TermsBody.tsx'

const onScreen = css({ [media.print]: { display: 'none' } })
const heading = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: 16 })

/** The terms for whoever is signed in. */
export const FramedTerms = ({ api }: { api: Api }) => (
  <Page screen="terms" width={832} action={<PrintButton />}>
    <TermsBody api={api} />
  </Page>
)

/** The terms for a visitor, on a page of their own. */
export function PublicTerms({ api }: { api: Api }) {
  const t = useTranslate()
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
        <Box as="main" id="content" tabIndex={-1} pt={[4, 6]} pb={9}>
          <div css={heading}>
            <Heading takesFocus>{t('terms.title')}</Heading>
            <PrintButton />
          </div>
          <TermsBody api={api} />
        </Box>
      </Container>
    </>
  )
}
