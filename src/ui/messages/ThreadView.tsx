import type { ReactNode, RefObject } from 'react'
import { useState } from 'react'
import { LongThread } from './LongThread.tsx'
import { ShortThread } from './ShortThread.tsx'

export type ThreadHandle = { readonly toIndex: (index: number) => void; readonly toEnd: () => void }

export type ThreadProps = {
  label: string
  count: number
  renderItem: (index: number) => ReactNode
  /** Keep the function stable while the items stay the same. */
  itemKey: (index: number) => string
  /** The row at which it opens; -1 = its end. */
  startAt: number
  /** The visible rows: the last one, and whether the end is visible. */
  onShown: (lastIndex: number, isAtEnd: boolean) => void
  /** The first loaded rows are visible. */
  onStartReached: () => void
  handle: RefObject<ThreadHandle | null>
}

/**
 * Messages in reading order. It opens at the first unread one or at its end, stays at its end when a message arrives there, and keeps
 * its place while older ones load above. Only a long one is virtual.
 */
export function ThreadView({ isLong, ...props }: ThreadProps & { isLong: boolean }) {
  // A thread does not switch kinds while somebody reads it, because it would lose its scroll position.
  const [wasLong] = useState(isLong)
  return wasLong ? <LongThread {...props} /> : <ShortThread {...props} />
}
