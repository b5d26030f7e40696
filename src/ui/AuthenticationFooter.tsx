import { css } from '@emotion/react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { useOffer } from './OfferContext.tsx'
import { Text } from './Text.tsx'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 24,
  paddingBlockStart: 12,
  borderBlockStart: '1px solid var(--color-border)',
  fontSize: '0.875rem',
})
const motto = css({ fontFamily: 'var(--font-heading)', marginBlockEnd: 12 })

/** Company, terms and support: the same footer on every page before sign-in. */
export function AuthenticationFooter() {
  const { locale } = useLanguage()
  const { tagline } = useOffer()
  return (
    <footer>
      {tagline[locale] !== undefined && (
        <Text variant="muted" css={motto}>
          {tagline[locale]}
        </Text>
      )}
      <div css={line}>
        <FooterLinks />
      </div>
    </footer>
  )
}
