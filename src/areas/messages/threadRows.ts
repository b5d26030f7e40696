import type { Message } from '#contract/messages/messages.ts'
import type { Unsent } from '#machines/messages/conversation/conversation.setup.ts'

export type ThreadRow = {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether a day begins. */
  readonly isNewDay: boolean
  /** Whether it is the first message that the reader has not read when they open the conversation. */
  readonly isFirstUnread: boolean
  /** Whether the author differs from the previous row, or has paused. */
  readonly isFirst: boolean
  /** Whether its reach differs from the previous message. */
  readonly hasNewReach: boolean
} & ({ readonly message: Message; readonly unsent: null } | { readonly message: null; readonly unsent: Unsent })

/** Milliseconds after which the author and the time are shown again. */
const pause = 5 * 60_000

const reachOf = ({ reach }: Message) => JSON.stringify(reach.lists)

type Given = {
  /** In reading order. */
  readonly messages: readonly Message[]
  readonly outbox: readonly Unsent[]
  /** The number of the last message that was read when the conversation was opened. */
  readonly readUpTo: number
  /** The name of a day, the same for all its moments. */
  readonly dayOf: (at: number) => string
}

/** The rows of a thread: the messages of the server, and below them what this device has not sent yet. */
export function threadRows({ messages, outbox, readUpTo, dayOf }: Given): readonly ThreadRow[] {
  const rows: ThreadRow[] = []
  let before: { at: number; author: string; reach: string } | null = null
  let hasUnread = false
  for (const message of messages) {
    const at = Date.parse(message.createdAt)
    const author = message.isOwn ? 'own' : (message.author.userId ?? message.author.displayName)
    const isNewDay = before === null || dayOf(before.at) !== dayOf(at)
    const isFirstUnread: boolean = !hasUnread && message.seq > readUpTo && !message.isOwn
    hasUnread ||= isFirstUnread
    rows.push({
      key: message.id,
      at,
      isNewDay,
      isFirstUnread,
      isFirst: isNewDay || isFirstUnread || before?.author !== author || at - (before?.at ?? 0) > pause,
      hasNewReach: reachOf(message) !== before?.reach,
      message,
      unsent: null,
    })
    before = { at, author, reach: reachOf(message) }
  }
  // A message may arrive by the live stream before the response to its sender: it keeps its key, and its row.
  const arrived = new Set(messages.map(({ id }) => id))
  for (const unsent of outbox) {
    if (arrived.has(unsent.key)) continue
    const at = Date.parse(unsent.writtenAt)
    const isNewDay = before === null || dayOf(before.at) !== dayOf(at)
    const isFirst = isNewDay || before?.author !== 'own' || at - before.at > pause
    rows.push({
      key: unsent.key,
      at,
      isNewDay,
      isFirstUnread: false,
      isFirst,
      hasNewReach: false,
      message: null,
      unsent,
    })
    before = { at, author: 'own', reach: before?.reach ?? '' }
  }
  return rows
}
