import { use } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Page } from '#src/parts/Page.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Container } from '#src/ui/Container.tsx'
import { CornerContext } from '#src/ui/CornerContext.ts'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { PrintTerms } from './PrintTerms.tsx'
import { TermsBody } from './TermsBody.tsx'

/** The terms for signed-in people. */
export const FramedTerms = ({ api }: { api: Api }) => (
  <Page screen="terms" width={832} action={<PrintTerms api={api} />}>
    <TermsBody api={api} />
  </Page>
)

/** The terms for a visitor, on a page without the frame. */
export function PublicTerms({ api }: { api: Api }) {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('terms.title')} />
      <SkipLink />
      <Container width={832}>
        <Flex as="header" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap={4} py={5}>
          <Logo />
          <Box order={{ base: 1, phone: 0 }} ms={{ base: 0, phone: 'auto' }} display={{ base: 'block', print: 'none' }}>
            <TextLink href={screenPaths.home} isStandalone>
              {t('common.backHome')}
            </TextLink>
          </Box>
          <Box display={{ base: 'block', print: 'none' }}>{use(CornerContext)}</Box>
        </Flex>
        <Box as="main" id="content" tabIndex={-1} pt={{ base: 4, phone: 6 }} pb={9}>
          <Flex flexWrap="wrap" justifyContent="space-between" alignItems="end" gap={4}>
            <Heading takesFocus>{t('terms.title')}</Heading>
            <PrintTerms api={api} />
          </Flex>
          <TermsBody api={api} />
        </Box>
      </Container>
    </>
  )
}
