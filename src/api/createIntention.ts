/**
 * The `Idempotency-Key` of what somebody wants to happen once: a second try of the same has the same key, however the first
 * one ended; other content, or the same once it is done, is another intention.
 */
export function createIntention() {
  let last = { content: '', key: '' }
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content)
      if (text !== last.content) last = { content: text, key: newKey() }
      return last.key
    },
    done() {
      last = { content: '', key: '' }
    },
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
