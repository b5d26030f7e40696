import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { JumpPlace } from '#src/ui/messages/JumpPlace.tsx'
import type { ThreadHandle } from '#src/ui/messages/ThreadView.tsx'
import type { OlderMessages } from './ThreadMessages.tsx'
import type { ThreadRow } from './threadRows.ts'

type Props = {
  rows: readonly ThreadRow[]
  isAtEnd: boolean
  /** How many messages were unread when the conversation was opened. */
  unreadAtFirst: number
  readUpTo: number
  older: OlderMessages
  handle: RefObject<ThreadHandle | null>
}

/** Leads to the first unread message, which may have to be loaded, and back to the end. */
export function ThreadJumps({ rows, isAtEnd, unreadAtFirst, readUpTo, older, handle }: Props) {
  const { translate: t, locale } = useLanguage()
  const [isMissing] = useState(
    () => unreadAtFirst > 0 && (rows[0]?.message?.seq ?? 0) > readUpTo + 1 && older.hasNextPage,
  )
  const [jump, setJump] = useState<'none' | 'looking' | 'done'>('none')
  const newest = rows.findLast(({ message }) => message !== null)?.message?.seq ?? 0
  const [seenUpTo, setSeenUpTo] = useState(newest)
  if (isAtEnd && seenUpTo !== newest) setSeenUpTo(newest)
  const firstUnread = rows.findIndex(({ isFirstUnread }) => isFirstUnread)
  const isLoaded = !older.hasNextPage || (rows[0]?.message?.seq ?? 0) <= readUpTo + 1

  const goOn = useEffectEvent(() => {
    if (isLoaded || older.isFetchNextPageError) {
      handle.current?.toIndex(Math.max(firstUnread, 0))
      setJump('done')
    } else if (!older.isFetchingNextPage) void older.fetchNextPage()
  })
  useEffect(() => {
    if (jump === 'looking') goOn()
  }, [jump, rows, older.isFetchingNextPage])

  const arrived = rows.filter(({ message }) => message && !message.isOwn && message.seq > seenUpTo).length
  return (
    <>
      {isMissing && jump !== 'done' && (
        <JumpPlace at="start">
          <Button variant="secondary" isBusy={jump === 'looking'} onClick={() => setJump('looking')}>
            <Icon name="arrowUp" size={18} />
            {t('conversation.toUnread')}
          </Button>
        </JumpPlace>
      )}
      {!isAtEnd && (
        <JumpPlace at="end">
          <Button variant="secondary" aria-label={t('conversation.toEnd')} onClick={() => handle.current?.toEnd()}>
            <Icon name="arrowDown" size={18} />
            {arrived > 0 && t(`conversation.arrived.${pluralForm(locale, arrived)}`, { count: arrived })}
          </Button>
        </JumpPlace>
      )}
    </>
  )
}
