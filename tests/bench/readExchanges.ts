import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { messageRoutes } from '#contract/messages/messages.ts'
import type { Database } from '#server/platform/database.ts'
import { conversationId, conversationsCount, earlierMessages, membersOf, writer } from './fillExchanges.ts'
import type { Call } from './keptCalls.ts'

const storedMessage = z.object({ id: z.string(), seq: z.number(), body: z.string() })
const answer = z.object({ rows: z.array(storedMessage) })
export type StoredMessage = z.output<typeof storedMessage>

const conversations = Array.from({ length: conversationsCount }, (_, conversation) => conversation)

/** The new messages of each conversation, as the database has them. */
export async function readStored(db: Database): Promise<readonly (readonly StoredMessage[])[]> {
  const stored: (readonly StoredMessage[])[] = []
  for (const conversation of conversations) {
    const found = await db.execute(sql`
      select id, seq, body from messages where conversation_id = ${conversationId(conversation)}
        and seq > ${earlierMessages}::int order by seq`)
    stored.push(answer.parse(found).rows)
  }
  return stored
}

const page = z.object({ messages: z.array(z.object({ id: z.string(), seq: z.number() })), has_more: z.boolean() })

/** The ids of a whole conversation as one of its members reads it, page by page from its end. */
async function readAll(call: Call, person: number): Promise<readonly string[]> {
  const request = { token: writer.tokenOf(person), params: { conversationId: writer.conversationOf(person) } }
  const ids: string[] = []
  let before: number | undefined
  for (;;) {
    const query = before === undefined ? {} : { before: String(before) }
    const { messages, has_more } = page.parse(JSON.parse(await call(messageRoutes.list, { ...request, query })))
    ids.push(...messages.map(({ id }) => id))
    before = messages.at(-1)?.seq
    if (!has_more) return ids.toReversed()
  }
}

export type Reading = readonly string[]

/** The messages that each member of each conversation reads. */
export async function readByAll(call: Call): Promise<readonly (readonly Reading[])[]> {
  const readings: (readonly Reading[])[] = []
  for (const conversation of conversations) {
    readings.push(await Promise.all(membersOf(conversation).map((person) => readAll(call, person))))
  }
  return readings
}
