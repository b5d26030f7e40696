import type { Message } from '#contract/messages/messages.ts'
import { isStillEditable } from '#contract/messages/sentMessages.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { MenuChoice } from '#src/ui/messages/BubbleMenu.tsx'
import { BubbleMenu } from '#src/ui/messages/BubbleMenu.tsx'
import { shortened } from './messageWords.ts'
import type { MessageActs } from './SentMessageActs.tsx'

/** Edits and withdraws the person's own message; reports a message of somebody else. */
export function MessageMenu({ message, acts }: { message: Message; acts: MessageActs }) {
  const t = useTranslate()
  const { id, isOwn, withdrawnAt, body } = message
  const { report } = acts
  if (withdrawnAt !== null || (!isOwn && report === null)) return null

  function choices(): readonly MenuChoice[] {
    if (!isOwn) {
      return report ? [{ icon: 'alert', label: t('conversation.report.action'), onChoose: () => report(id) }] : []
    }
    const withdraw = {
      icon: 'trash',
      label: t('conversation.withdraw.action'),
      onChoose: () => acts.withdraw(id),
    } as const
    if (!isStillEditable(message, new Date())) return [withdraw]
    return [{ icon: 'edit', label: t('conversation.edit.action'), onChoose: () => acts.edit(id) }, withdraw]
  }
  const text = body === '' ? t('conversation.files') : shortened(body)
  return <BubbleMenu label={t('conversation.actionsOn', { text })} choices={choices} />
}
