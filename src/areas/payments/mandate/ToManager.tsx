import { applicationPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** A link to the agency, for what the portal cannot settle. */
export function ToManager() {
  const t = useTranslate()
  return (
    <div>
      <TextLink href={applicationPaths.agency} isStandalone>
        <Icon name="phone" size={18} />
        {t('mandate.toManager')}
      </TextLink>
    </div>
  )
}
