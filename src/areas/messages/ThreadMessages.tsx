import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { selectEdited, selectOutbox } from '#machines/messages/conversation/conversation.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import type { ThreadHandle } from '#src/ui/messages/ThreadView.tsx'
import { ThreadView } from '#src/ui/messages/ThreadView.tsx'
import { Arrivals } from './Arrivals.tsx'
import type { MessageActs } from './SentMessageActs.tsx'
import type { OfThread } from './Thread.tsx'
import { ThreadItem } from './ThreadItem.tsx'
import { ThreadJumps } from './ThreadJumps.tsx'
import { threadRows } from './threadRows.ts'
import { useSeen } from './useSeen.ts'
import { useWantedMessage } from './useWantedMessage.ts'

/** The pages above the loaded ones. */
export type OlderMessages = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

type Props = OfThread & {
  messages: readonly Message[]
  acts: MessageActs | null
  older: OlderMessages
  nothing: ReactNode
}

/** The rows of the thread, where it opens, and links to its ends. */
export function ThreadMessages({ messages, acts, older, nothing, ...props }: Props) {
  const { conversation, conversationRef, isReadOnly, fileUrl, portal, inspect } = props
  const { translate: t, format } = useLanguage()
  const outbox = useSelector(conversationRef, selectOutbox)
  // The line stays where it was when the conversation was opened, while the read position moves.
  const [readUpTo] = useState(conversation.lastReadSeq)
  const rows = useMemo(
    () => threadRows({ messages, outbox, readUpTo, dayOf: (at) => format.date(at) }),
    [messages, outbox, readUpTo, format],
  )
  const handle = useRef<ThreadHandle>(null)
  const named = useWantedMessage({ portal, rows, older, handle })
  const { markedKey, markRef } = named
  const [startAt] = useState(() =>
    named.startAt >= 0 ? named.startAt : rows.findIndex(({ isFirstUnread }, index) => isFirstUnread && index > 0),
  )
  const [isAtEnd, setIsAtEnd] = useState(startAt < 0)
  const see = useSeen(conversationRef, messages, isReadOnly)

  const itemKey = useCallback((index: number) => rows[index]?.key ?? String(index), [rows])
  const renderItem = useCallback(
    (index: number) => {
      const row = rows[index]
      const mark = row?.key === markedKey && { markRef }
      return row && <ThreadItem row={row} {...{ fileUrl, portal, inspect, conversationRef, acts }} {...mark} />
    },
    [rows, fileUrl, portal, inspect, conversationRef, acts, markedKey, markRef],
  )
  const onStartReached = () => {
    if (older.hasNextPage && !older.isFetchingNextPage && !older.isFetchNextPageError) void older.fetchNextPage()
  }
  // The message that the person has just written is visible.
  const last = outbox.at(-1)?.key
  useEffect(() => {
    if (last !== undefined) handle.current?.toEnd()
  }, [last])

  // The field for an edit is taller than the other one, so the end is scrolled back into view.
  const isEditing = useSelector(conversationRef, selectEdited) !== null
  const keepEnd = useEffectEvent(() => isAtEnd && handle.current?.toEnd())
  useEffect(() => {
    if (isEditing) keepEnd()
  }, [isEditing])

  if (rows.length === 0) return <Box p={5}>{nothing}</Box>
  return (
    <>
      <ThreadView
        label={t('conversation.label')}
        isLong={older.hasNextPage}
        count={rows.length}
        renderItem={renderItem}
        itemKey={itemKey}
        startAt={startAt}
        onShown={(index, atEnd) => {
          setIsAtEnd(atEnd)
          see(rows[index]?.message ?? messages.at(-1) ?? null)
        }}
        onStartReached={onStartReached}
        handle={handle}
      />
      <ThreadJumps
        rows={rows}
        isAtEnd={isAtEnd}
        unreadAtFirst={conversation.unreadCount}
        readUpTo={readUpTo}
        older={older}
        handle={handle}
      />
      <Arrivals messages={messages} />
    </>
  )
}
