import { useSelector } from '@xstate/react'
import type { PresidentDeskRef } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import {
  selectAct,
  selectConfirmation,
  selectIsSending,
} from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { PasswordStep } from '../PasswordStep.tsx'

/** The president's answer for confirmation, and the password. */
export function DeskConfirm({ deskRef }: { deskRef: PresidentDeskRef }) {
  const { translate: t, format } = useLanguage()
  const act = useSelector(deskRef, selectAct)
  const isSending = useSelector(deskRef, selectIsSending)
  const confirmation = useSelector(deskRef, selectConfirmation)
  if (act === null) return null
  const { answer } = act
  const meeting = answer === 'organise' ? act : null
  return (
    <PasswordStep
      title={t('votes.desk.confirmTitle')}
      hasMoved
      lines={[
        [t('votes.desk.answer'), t(`votes.desk.${answer}.name`)],
        [t('votes.desk.day'), meeting && `${format.date(momentOf(meeting.day))}, ${meeting.time}`],
        [t('votes.desk.location'), meeting?.location],
        [t('votes.desk.reason'), 'reason' in act && act.reason],
      ]}
      confirmationRef={confirmation}
      isSending={isSending}
      sendLabel={t(`votes.desk.send.${answer}`)}
      onBack={() => deskRef.send({ type: 'answer.change' })}
    />
  )
}
