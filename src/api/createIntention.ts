import * as z from 'zod/mini'
import { tabNote } from './tabNote.ts'

const wanted = z.object({ content: z.string(), key: z.string() })

/**
 * The `Idempotency-Key` of what somebody wants to happen once: a second try of the same has the same key, however the first
 * one ended; other content, or the same once it is done, is another intention. With a name, which says whose it is and what it
 * is about, it lasts through a reload; what nobody may find in the browser afterwards, such as a vote, has none.
 */
export function createIntention(name?: string) {
  const note = name === undefined ? null : tabNote(`intention:${name}`, wanted)
  let last = note?.read() ?? null
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content)
      if (last?.content === text) return last.key
      last = { content: text, key: newKey() }
      note?.write(last)
      return last.key
    },
    done() {
      last = null
      note?.clear()
    },
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
