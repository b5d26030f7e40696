import { randomUUID } from 'node:crypto'
import { setTimeout as pass } from 'node:timers/promises'
import { messageRoutes } from '#contract/messages/messages.ts'
import { isWriting, peopleCount, writer } from './fillExchanges.ts'
import type { Call } from './keptCalls.ts'

const senders = Array.from({ length: peopleCount }, (_, person) => person).filter(isWriting)
const messagesEach = 50
/** A little less than a minute, so that the last answer comes within it. */
const duration = 59_000
const gap = duration / (senders.length * messagesEach)
/** One message in twenty is sent twice at once, like the retry of an outbox that lost the response. */
const isSentTwice = (number: number) => number % 20 === 7

/** Milliseconds before a message is sent again. */
const pause = 250

export type Sent = { readonly sender: number; readonly number: number; readonly begun: number; readonly took: number }

/** Everybody sends at an even pace, and waits for the answer to their own message only. Returns the messages by their ids. */
export async function sendMessages(call: Call) {
  const sent = new Map<string, Sent>()
  const start = performance.now()
  let refused = 0

  /** A temporarily refused message is sent again, as long as the run lasts. */
  async function untilAnswered(post: () => Promise<unknown>): Promise<void> {
    try {
      await post()
    } catch (error) {
      if (performance.now() - start > 2 * duration) throw error
      refused += 1
      await pass(pause)
      await untilAnswered(post)
    }
  }

  async function sendAll(sender: number, index: number) {
    const request = { token: writer.tokenOf(sender), params: { conversationId: writer.conversationOf(sender) } }
    for (let number = 0; number < messagesEach; number += 1) {
      const due = start + (number * senders.length + index) * gap
      await pass(Math.max(0, due - performance.now()))
      const messageId = randomUUID()
      const body = `Message ${number} de ${sender} : le plombier passera vendredi matin, pouvez-vous lui ouvrir le local des compteurs ?`
      const post = () => call(messageRoutes.post, { ...request, body: { message: { messageId, body } } })
      const begun = performance.now()
      await Promise.all(Array.from({ length: isSentTwice(number) ? 2 : 1 }, () => untilAnswered(post)))
      sent.set(messageId, { sender, number, begun, took: performance.now() - begun })
    }
  }
  await Promise.all(senders.map(sendAll))
  return { sent, refused, perMinute: sent.size / ((performance.now() - start) / 60_000) }
}
