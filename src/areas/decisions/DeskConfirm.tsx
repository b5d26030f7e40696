import { useSelector } from '@xstate/react'
import type { PresidentDeskRef } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import {
  selectAnswer,
  selectBinding,
  selectIsSending,
  selectValues,
} from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { BindingStep } from './BindingStep.tsx'

/** The answer once more, and the password. */
export function DeskConfirm({ deskRef }: { deskRef: PresidentDeskRef }) {
  const { translate: t, format } = useLanguage()
  const answer = useSelector(deskRef, selectAnswer)
  const { day, time, location, reason } = useSelector(deskRef, selectValues)
  const isSending = useSelector(deskRef, selectIsSending)
  const binding = useSelector(deskRef, selectBinding)
  if (answer === null) return null
  return (
    <BindingStep
      title={t('votes.desk.confirmTitle')}
      hasMoved
      lines={[
        [t('votes.desk.answer'), t(`votes.desk.${answer}.name`)],
        [t('votes.desk.day'), day && `${format.date(momentOf(day))}, ${time}`],
        [t('votes.desk.location'), location],
        [t('votes.desk.reason'), reason],
      ]}
      bindingRef={binding}
      isSending={isSending}
      sendLabel={t(`votes.desk.send.${answer}`)}
      onBack={() => deskRef.send({ type: 'answer.change' })}
    />
  )
}
