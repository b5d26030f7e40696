import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from './OfferContext.tsx'
import { TextLink } from './TextLink.tsx'

/** The terms and the support of the brand, at the foot of every page. */
export function FooterLinks() {
  const t = useTranslate()
  const { support } = useOffer()
  return (
    <>
      <TextLink href={screenPaths.terms} isStandalone>
        {t('common.terms')}
      </TextLink>
      <TextLink href={`mailto:${support.email}`} isStandalone>
        {t('common.askForHelp')}
      </TextLink>
    </>
  )
}
