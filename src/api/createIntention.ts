import * as z from 'zod/mini'
import { tabNote } from './tabNote.ts'

const wanted = z.object({ content: z.string(), key: z.string() })

/**
 * The `Idempotency-Key` of an action that must happen once. A retry of the same content has the same key, however the first
 * attempt ended. Other content, or the same content after success, is a new intention. A name, which identifies the person and
 * the subject, makes the key survive a reload. Actions that must leave no trace in the browser, such as a vote, have no name.
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
