import type { openExchangeScreen } from './exchangeScreen.ts'
import { earlierMessages, membersOf } from './fillExchanges.ts'
import type { Reading, StoredMessage } from './readExchanges.ts'
import type { Sent } from './sendMessages.ts'

type Run = {
  readonly sent: ReadonlyMap<string, Sent>
  /** When each person received the events of their only conversation. */
  readonly heard: ReadonlyMap<number, readonly number[]>
  readonly screens: ReadonlyMap<number, ReturnType<typeof openExchangeScreen>>
  /** The new messages of each conversation. */
  readonly stored: readonly (readonly StoredMessage[])[]
  /** The messages that each member of each conversation reads. */
  readonly readings: readonly (readonly Reading[])[]
}

/** Compares the sent messages with those stored, announced, shown, and read. */
export function checkExchanges({ sent, heard, screens, stored, readings }: Run) {
  const all = stored.flat()
  const eventDelays: number[] = []
  const shownAfter: { readonly begun: number; readonly delay: number }[] = []
  const notStored = sent.size - all.filter(({ id }) => sent.has(id)).length
  let notAnnounced = 0
  let notShown = 0
  let twice = all.length - new Set(all.map(({ body }) => body)).size
  const disordered = new Set<number>()

  for (const [conversation, messages] of stored.entries()) {
    const begunAt = ({ id }: StoredMessage) => sent.get(id)?.begun ?? 0
    if (!isOneOrder(messages, readings[conversation] ?? []) || !isOrderOfSenders(messages, sent))
      disordered.add(conversation)
    for (const person of membersOf(conversation)) {
      const screen = screens.get(person)
      const times = heard.get(person) ?? []
      if (screen) {
        const delays = messages.flatMap((message) => {
          const at = screen.shown.get(message.id)
          return at === undefined ? [] : { begun: begunAt(message), delay: at - begunAt(message) }
        })
        shownAfter.push(...delays)
        notShown += messages.length - delays.length
        if (!screen.isInOrder()) disordered.add(conversation)
        continue
      }
      // Each watcher receives one event for each message, in order, and also events of their own reading.
      eventDelays.push(
        ...messages.slice(0, times.length).map((message, index) => (times[index] ?? 0) - begunAt(message)),
      )
      notAnnounced += Math.max(0, messages.length - times.length)
      twice += Math.max(0, times.length - messages.length)
    }
  }
  return { eventDelays, shownAfter, notStored, notAnnounced, notShown, twice, disordered: disordered.size }
}

/** All members read the same messages, and the new ones in the order of their numbers. */
function isOneOrder(messages: readonly StoredMessage[], readings: readonly Reading[]): boolean {
  const ids = messages.map(({ id }) => id).join()
  return (
    messages.every(({ seq }, index) => seq === earlierMessages + index + 1) &&
    new Set(readings.map((reading) => reading.join())).size === 1 &&
    readings.every((reading) => reading.slice(earlierMessages).join() === ids)
  )
}

/** The messages of one person are in the order in which they sent them. */
function isOrderOfSenders(messages: readonly StoredMessage[], sent: ReadonlyMap<string, Sent>): boolean {
  const latest = new Map<number, number>()
  return messages.every(({ id }) => {
    const message = sent.get(id)
    if (!message || message.number <= (latest.get(message.sender) ?? -1)) return false
    latest.set(message.sender, message.number)
    return true
  })
}
