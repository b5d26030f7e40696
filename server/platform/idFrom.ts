import { createHash } from 'node:crypto'

/** An id derived from its parts: the same parts give the same id, so that a second run adds nothing. */
export function idFrom(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join()).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
