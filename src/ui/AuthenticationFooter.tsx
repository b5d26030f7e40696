import { css } from '@emotion/react'
import { screenPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from './OfferContext.tsx'
import { Text } from './Text.tsx'
import { TextLink } from './TextLink.tsx'

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
  const { locale, translate: t } = useLanguage()
  const { tagline, support } = useOffer()
  return (
    <footer>
      {tagline[locale] !== undefined && (
        <Text variant="muted" css={motto}>
          {tagline[locale]}
        </Text>
      )}
      <div css={line}>
        <TextLink href={screenPaths.terms} isStandalone>
          {t('common.terms')}
        </TextLink>
        <TextLink href={`mailto:${support.email}`} isStandalone>
          {t('common.askForHelp')}
        </TextLink>
      </div>
    </footer>
  )
}
