import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Gone } from '#src/parts/Gone.tsx'

export function DecisionGone() {
  const t = useTranslate()
  return (
    <Gone
      icon="folders"
      title={t('decisions.page.gone')}
      text={t('decisions.page.goneText')}
      href={screenPaths.decisions}
      label={t('decisions.page.toList')}
    />
  )
}
