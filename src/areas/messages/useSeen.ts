import { useEffect, useEffectEvent, useRef } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import type { ConversationRef } from '#machines/messages/conversation/conversation.machine.ts'

/** Reports the last message seen to the flow, only while somebody looks at the page, and never during impersonation. */
export function useSeen(ref: ConversationRef, messages: readonly Message[], isReadOnly: boolean) {
  const shown = useRef<Message | null>(null)
  function tell() {
    const message = shown.current
    if (message === null || isReadOnly || document.visibilityState === 'hidden') return
    ref.send({ type: 'messages.seen', seen: { seq: message.seq, messageId: message.id } })
  }
  const look = useEffectEvent(tell)
  useEffect(() => {
    const onShow = () => look()
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [])
  return (message: Message | null) => {
    const isLater = message !== null && message.seq > (shown.current?.seq ?? 0)
    if (isLater && messages.includes(message)) shown.current = message
    tell()
  }
}
