import { z } from 'zod'
import { Problem } from '#server/platform/problem.ts'
import type { PlaceKey } from '#server/services/directory/placeOptions.store.ts'

/** An opaque cursor: it names the last place of a page and grants no access. */
export const toCursor = ({ name, id }: PlaceKey): string =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url')

const key = z.tuple([z.string().max(500).refine(isStorable), z.uuid()])

/** @throws {Problem} `invalid_value` for a text that is no cursor. */
export function fromCursor(cursor: string): PlaceKey {
  const parsed = key.safeParse(readJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new Problem('invalid_value', 'not a cursor of ours')
  const [name, id] = parsed.data
  return { name, id }
}

function isStorable(text: string) {
  return text.isWellFormed() && !text.includes('\0')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
