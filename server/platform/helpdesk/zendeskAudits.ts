import { z } from 'zod'
import type { DeskEvent } from './helpdesk.ts'
import { referenceIn, toStatus } from './zendeskWords.ts'

const part = z.object({
  type: z.string(),
  field_name: z.string().nullish(),
  value: z.unknown().optional(),
  author_id: z.int().nullish(),
  body: z.string().nullish(),
  plain_body: z.string().nullish(),
  public: z.boolean().nullish(),
  attachments: z
    .array(z.object({ file_name: z.string(), content_url: z.string(), size: z.int().nonnegative() }))
    .nullish(),
  via: z.object({ channel: z.unknown().optional() }).nullish(),
})
/** One update of a ticket, and everything that came with it. */
export const audit = z.object({
  id: z.int(),
  created_at: z.iso.datetime({ offset: true }),
  author_id: z.int(),
  metadata: z.object({ custom: z.record(z.string(), z.unknown()).optional() }).nullish(),
  events: z.array(part),
})
export type Audit = z.output<typeof audit>
export const user = z.object({ id: z.int(), name: z.string(), alias: z.string().nullish(), role: z.string() })
type User = z.output<typeof user>

type People = { readonly requesterId: number; readonly users: ReadonlyMap<number, User> }

export function toEvent(
  { id, created_at, author_id, metadata, events }: Audit,
  { requesterId, users }: People,
): DeskEvent {
  const said = events.find(({ type, public: isPublic }) => type === 'Comment' && isPublic === true)
  const reference = referenceIn(metadata?.custom)
  // One of our updates may make a rule of the account change the status as well.
  const changed = events.findLast(
    ({ type, field_name: field, via }) =>
      (type === 'Change' || type === 'Create') && field === 'status' && (reference === null || via?.channel === 'rule'),
  )
  const authorId = said?.author_id ?? author_id
  const author = users.get(authorId)
  return {
    id,
    at: new Date(created_at),
    reference,
    comment: said
      ? {
          by: authorId === requesterId ? 'requester' : author?.role === 'end-user' ? 'guest' : 'operator',
          // People outside see a person's alias, if there is one.
          authorName: author?.alias || author?.name || '',
          body: said.plain_body || said.body || '',
          files: (said.attachments ?? []).map(({ file_name: name, content_url: url, size }) => ({ name, url, size })),
        }
      : null,
    status: typeof changed?.value === 'string' ? toStatus(changed.value) : null,
  }
}
