import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { PasswordRequestRef } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import type { CaptchaStatus as Status } from '#machines/authentication/passwordRequest/passwordRequest.selectors.ts'
import {
  selectCanRetryCaptcha,
  selectCaptchaStatus,
} from '#machines/authentication/passwordRequest/passwordRequest.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Text } from '#src/ui/Text.tsx'

const box = css({
  display: 'grid',
  gap: 12,
  padding: 16,
  background: 'var(--color-surface-sunken)',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
})
const line = css({ display: 'flex', gap: 12, alignItems: 'flex-start', '& > svg': { marginTop: 2 } })
const colours = {
  checking: css({ '& > svg': { color: 'var(--color-text-muted)' } }),
  checked: css({ '& > svg': { color: 'var(--color-success)' } }),
  checkFailed: css({ '& > svg': { color: 'var(--color-danger)' } }),
  checkExpired: css({ '& > svg': { color: 'var(--color-warning)' } }),
}
const icons: Record<Status, IconName> = {
  checking: 'shield',
  checked: 'check',
  checkFailed: 'alert',
  checkExpired: 'clock',
}

/** The check against robots: no puzzle, just a line that says how far it is. */
export function CaptchaStatus({ passwordRequestRef }: { passwordRequestRef: PasswordRequestRef }) {
  const t = useTranslate()
  const status = useSelector(passwordRequestRef, selectCaptchaStatus)
  const canRetry = useSelector(passwordRequestRef, selectCanRetryCaptcha)
  return (
    <fieldset aria-label={t('password.captcha.label')} css={box}>
      <div css={[line, colours[status]]}>
        <Icon name={icons[status]} />
        <Text role="status">{t(`password.captcha.${status}`)}</Text>
      </div>
      {status === 'checking' && <ProgressBar label={t('password.captcha.label')} />}
      {canRetry && (
        <Button variant="secondary" onClick={() => passwordRequestRef.send({ type: 'captcha.retry' })}>
          {t('password.captcha.retry')}
        </Button>
      )}
    </fieldset>
  )
}
