import { useState } from 'react'
import type { Post } from '#contract/forum/posts.ts'
import { elided } from '#src/i18n/elided.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { shortened } from './topicWords.ts'

type Props = {
  posts: readonly Post[]
  /** The number of posts when the topic was opened: earlier ones are only loaded. */
  known: number
}

/** Announces once, at the next pause of the screen reader, that somebody else has written while the topic is open. */
export function PostArrivals({ posts, known }: Props) {
  const t = useTranslate()
  const newest = Math.max(0, ...posts.map(({ seq }) => seq))
  const [said, setSaid] = useState({ upTo: known, text: '' })
  if (newest > said.upTo) {
    const arrived = posts.filter(({ seq, isOwn }) => seq > said.upTo && !isOwn)
    const [first] = arrived
    const name = first?.author.displayName ?? ''
    const alone = first && elided(t('topic.arrived', { name, text: shortened(first.body) }), name)
    const text = arrived.length > 1 ? t('topic.severalArrived', { count: arrived.length }) : (alone ?? '')
    setSaid({ upTo: newest, text })
  }
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* The key makes a new element each time, so that the same words are read again. */}
      <span key={said.upTo}>{said.text}</span>
    </VisuallyHidden>
  )
}
