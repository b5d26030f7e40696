import { useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { elided } from '#src/i18n/elided.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { shortened } from './messageWords.ts'

/** Announces once, at the next pause of the screen reader, that somebody else has written while the conversation is open. */
export function Arrivals({ messages }: { messages: readonly Message[] }) {
  const t = useTranslate()
  const newest = messages.at(-1)?.seq ?? 0
  const [said, setSaid] = useState({ upTo: newest, text: '' })
  if (newest > said.upTo) {
    const arrived = messages.filter(({ seq, isOwn }) => seq > said.upTo && !isOwn)
    const [first] = arrived
    const alone = first && { name: first.author.displayName, text: shortened(first.body) }
    const text =
      arrived.length > 1
        ? t('conversation.several', { count: arrived.length })
        : alone
          ? elided(t('conversation.from', alone), alone.name)
          : ''
    setSaid({ upTo: newest, text })
  }
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* The key makes a new element each time, so that the same words are read again. */}
      <span key={said.upTo}>{said.text}</span>
    </VisuallyHidden>
  )
}
