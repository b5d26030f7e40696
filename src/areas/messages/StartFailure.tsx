import { useSelector } from '@xstate/react'
import type { NewConversationRef } from '#machines/messages/newConversation/newConversation.machine.ts'
import { selectFailure } from '#machines/messages/newConversation/newConversation.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** Why the conversation has not started. */
export function StartFailure({ newConversationRef }: { newConversationRef: NewConversationRef }) {
  const t = useTranslate()
  const failure = useSelector(newConversationRef, selectFailure)
  if (failure === null) return null
  if (failure === 'unanswered') {
    return (
      <Notice tone="warning" title={t('messages.start.unansweredTitle')}>
        {t('messages.start.unanswered')}
      </Notice>
    )
  }
  return <Notice tone="danger">{t(`messages.start.${failure}`)}</Notice>
}
