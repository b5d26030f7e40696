import { useSelector } from '@xstate/react'
import type { AuthenticationRef } from '#machines/authentication/authentication/authentication.machine.ts'
import {
  selectEmail,
  selectHasFailed,
  selectIsBusy,
} from '#machines/authentication/authentication/authentication.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { loginDraft } from './authentication.forms.ts'
import { FormStatus } from './FormStatus.tsx'
import { MailOnItsWay } from './MailOnItsWay.tsx'

/** Says where the activation link was sent and where else to look, with two ways to go on. */
export function CheckMailView({ authenticationRef }: { authenticationRef: AuthenticationRef }) {
  const t = useTranslate()
  const email = useSelector(authenticationRef, selectEmail)
  const isBusy = useSelector(authenticationRef, selectIsBusy)
  const hasFailed = useSelector(authenticationRef, selectHasFailed)

  function finish() {
    loginDraft.clear()
    authenticationRef.send({ type: 'mail.confirm' })
  }

  return (
    <>
      <MailOnItsWay
        heading={t('authentication.checkMail.heading')}
        lead={t('authentication.checkMail.description')}
        email={email}
        next={t('authentication.checkMail.next')}
        spam={t('authentication.checkMail.spam')}
      />
      <FormStatus progress={isBusy ? t('common.sending') : null} failure={hasFailed ? t('errors.generic') : null} />
      <Stack gap={2}>
        <Button onClick={finish} isWide>
          {t('authentication.checkMail.finish')}
        </Button>
        <Button
          variant="quiet"
          isBusy={isBusy}
          isWide
          onClick={() => authenticationRef.send({ type: 'mail.sendAgain' })}
        >
          {t('authentication.checkMail.sendAgain')}
        </Button>
      </Stack>
    </>
  )
}
