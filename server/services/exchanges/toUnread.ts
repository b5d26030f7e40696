import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { mailedMessages, type Unread } from './exchange.ts'

type Row = {
  readonly placeName: string
  readonly name: string
  readonly seq: number
  readonly author: PersonShown | null
  readonly text: string
  readonly hasFiles: boolean
}

/** The rows of one exchange, the oldest first; `null` = nothing to mail. */
export function toUnread(rows: readonly Row[], locale: LocaleCode): Unread | null {
  const last = rows.at(-1)
  if (!last) return null
  const messages = rows.slice(0, mailedMessages).map(({ author, text, hasFiles }) => ({
    author: toAuthor(author, locale).displayName,
    text,
    hasFiles,
  }))
  return { placeName: last.placeName, name: last.name, messages, count: rows.length, lastSeq: last.seq }
}
