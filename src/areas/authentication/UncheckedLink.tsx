import type { PasswordFormRef } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { Button } from '#src/ui/Button.tsx'

/** The link could not be checked. */
export function UncheckedLink({ passwordFormRef }: { passwordFormRef: PasswordFormRef }) {
  const t = useTranslate()
  return (
    <CallbackResult icon="offline" heading={t('callback.failed.heading')} text={t('callback.failed.text')}>
      <Button isWide onClick={() => passwordFormRef.send({ type: 'link.retry' })}>
        {t('common.retry')}
      </Button>
    </CallbackResult>
  )
}
