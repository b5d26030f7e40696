import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { countUnsent, forgetUnsent } from './outboxes.ts'
import { leavingParameter } from './unsentGuard.ts'

/** Asks before a log-out that would lose messages. */
export function SignOutQuestion({ portal, session }: Pick<ScreenProps, 'portal' | 'session'>) {
  const { translate: t, locale } = useLanguage()
  const client = useQueryClient()
  const textId = useId()
  const address = useAddress(portal)
  const count = countUnsent(client)
  const stay = () => address.write({ [leavingParameter]: null })
  const leave = () => {
    forgetUnsent(client)
    session.send({ type: 'session.signOut' })
  }
  return (
    <Modal
      isOpen={address.read(leavingParameter) !== '' && count > 0}
      onClose={stay}
      title={t('conversation.leaving.title')}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button variant="danger" onClick={leave}>
            {t('conversation.leaving.leave')}
          </Button>
          <Button onClick={stay}>{t('conversation.leaving.stay')}</Button>
        </>
      }
    >
      <p id={textId}>{t(`conversation.leaving.${pluralForm(locale, count)}`, { count })}</p>
    </Modal>
  )
}
