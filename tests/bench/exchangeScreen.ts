import { z } from 'zod'
import { messageRoutes } from '#contract/messages/messages.ts'
import { earlierMessages, writer } from './fillExchanges.ts'
import type { Call } from './keptCalls.ts'

/** As long as the shell waits for further events (src/app/shell/live.ts). */
const bunch = 50

const page = z.object({ messages: z.array(z.object({ id: z.string(), seq: z.number() })) })

/** Shows a conversation as its page does: after an event it requests the newest messages, once the previous response has arrived. */
export function openExchangeScreen(call: Call, person: number) {
  const ofConversation = { token: writer.tokenOf(person), params: { conversationId: writer.conversationOf(person) } }
  /** When each new message was shown, by its id. */
  const shown = new Map<string, number>()
  let newest = earlierMessages
  let hasChanged = false
  let isAsking = false
  let isInOrder = true

  function hear() {
    if (hasChanged) return
    hasChanged = true
    if (!isAsking) setTimeout(refresh, bunch)
  }

  async function refresh() {
    hasChanged = false
    isAsking = true
    try {
      show(await call(messageRoutes.list, ofConversation))
    } catch {
      // A temporarily refused request is retried.
      hasChanged = true
    }
    isAsking = false
    if (!hasChanged) return
    hasChanged = false
    hear()
  }

  function show(text: string) {
    const at = performance.now()
    const before = newest
    for (const { id, seq } of page.parse(JSON.parse(text)).messages) {
      if (seq <= earlierMessages || shown.has(id)) continue
      // Nobody looks for a new message above those that they have read.
      if (seq < before) isInOrder = false
      newest = Math.max(newest, seq)
      shown.set(id, at)
    }
  }

  return { hear, shown, isInOrder: () => isInOrder }
}
