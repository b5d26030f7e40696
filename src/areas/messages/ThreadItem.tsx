import type { RefCallback } from 'react'
import type { ConversationRef } from '#machines/messages/conversation/conversation.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Bubble } from '#src/ui/messages/Bubble.tsx'
import { ThreadLine } from '#src/ui/messages/ThreadLine.tsx'
import { MessageHead } from './MessageHead.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { MessageText } from './MessageText.tsx'
import type { MessageActs } from './SentMessageActs.tsx'
import type { ThreadRow } from './threadRows.ts'
import { UnsentFoot } from './UnsentFoot.tsx'

type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & {
  row: ThreadRow
  conversationRef: ConversationRef
  acts: MessageActs | null
  /** The address names it. */
  markRef?: RefCallback<HTMLElement>
}

/** A message with the lines above it: the day, and where unread messages begin. */
export function ThreadItem({ row, conversationRef, acts, markRef, ...viewer }: Props) {
  const { translate: t, format } = useLanguage()
  const { at, isNewDay, isFirstUnread, isFirst, message, unsent } = row
  const { body, attachments } = message ?? unsent
  const isWithdrawn = message !== null && message.withdrawnAt !== null
  return (
    <>
      {isNewDay && (
        <ThreadLine>
          <Day at={at} />
        </ThreadLine>
      )}
      {isFirstUnread && <ThreadLine isUnread>{t('conversation.unread')}</ThreadLine>}
      <Bubble
        {...(markRef && { markRef })}
        isOwn={message?.isOwn ?? true}
        isFirst={isFirst}
        avatar={message && <Avatar person={message.author} size={36} />}
        head={<MessageHead row={row} />}
        isFaint={isWithdrawn}
        files={
          attachments.length > 0 && (
            <AttachmentThumbs {...viewer} attachments={attachments} label={t('conversation.files')} />
          )
        }
        menu={message && acts && <MessageMenu message={message} acts={acts} />}
        foot={
          unsent ? (
            <UnsentFoot unsent={unsent} conversationRef={conversationRef} inspect={viewer.inspect} />
          ) : (
            message.editedAt !== null &&
            !isWithdrawn && (
              <time dateTime={message.editedAt}>
                {t('conversation.edited', { time: format.time(Date.parse(message.editedAt)) })}
              </time>
            )
          )
        }
      >
        {isWithdrawn ? (
          t('conversation.withdrawn')
        ) : body === '' ? null : (
          <MessageText text={body} mentions={message?.mentions ?? []} />
        )}
      </Bubble>
    </>
  )
}

const day = 24 * 3_600_000

/** Today and yesterday are shown in words. */
function Day({ at }: { at: number }) {
  const { translate: t, format } = useLanguage()
  const date = format.date(at)
  if (date === format.date(Date.now())) return t('conversation.today')
  return date === format.date(Date.now() - day) ? t('conversation.yesterday') : date
}
