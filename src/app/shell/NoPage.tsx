import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FramedNotice } from '#src/ui/frame/FramedNotice.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

/** The page of an unknown address, inside the frame. */
export function NoPage() {
  const t = useTranslate()
  return (
    <FramedNotice icon="search" title={t('notFound.heading')} text={t('notFound.text')} hint={t('notFound.hint')}>
      <LinkButton href={screenPaths.home}>{t('common.backHome')}</LinkButton>
    </FramedNotice>
  )
}
