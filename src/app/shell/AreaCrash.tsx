import { screenPaths } from '#contract/addresses.ts'
import { ticketAbout } from '#contract/support/ticketAbout.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FramedNotice } from '#src/ui/frame/FramedNotice.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

/** Replaces a screen that failed, inside the frame. */
export function AreaCrash({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div role="alert">
      <FramedNotice icon="alert" title={t('shell.crash.title')} text={t('shell.crash.text')}>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
        <LinkButton variant="secondary" href={screenPaths.home}>
          {t('common.backHome')}
        </LinkButton>
        <LinkButton variant="secondary" href={ticketAbout(globalThis.location.pathname)}>
          {t('shell.crash.report')}
        </LinkButton>
      </FramedNotice>
    </div>
  )
}
