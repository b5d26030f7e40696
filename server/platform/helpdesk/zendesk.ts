import { z } from 'zod'
import type { TicketStatus } from '#contract/support/tickets.ts'
import type { DeskTicket, Helpdesk, NewDeskComment } from './helpdesk.ts'
import { type Audit, audit, toEvent, user } from './zendeskAudits.ts'
import { createZendeskCalls, type ZendeskSettings } from './zendeskCalls.ts'
import { metadataOf, toStatus } from './zendeskWords.ts'

const ticket = z.object({
  id: z.int(),
  status: z.string(),
  requester_id: z.int(),
  updated_at: z.string(),
})
const oneTicket = z.object({ ticket })
const someTickets = z.object({ tickets: z.array(ticket) })
const oneUser = z.object({ user: z.object({ id: z.int() }) })
const upload = z.object({ upload: z.object({ token: z.string() }) })
const someAudits = z.object({
  audits: z.array(audit),
  users: z.array(user).optional(),
  meta: z.object({ has_more: z.boolean(), after_cursor: z.string().nullish() }),
})
const someChanges = z.object({
  tickets: z.array(z.object({ external_id: z.string().nullish() })),
  after_cursor: z.string(),
  end_of_stream: z.boolean(),
})

const toTicket = ({
  id,
  status,
  requester_id: requesterId,
  updated_at: stamp,
}: z.output<typeof ticket>): DeskTicket => ({
  id,
  status: toStatus(status),
  requesterId,
  stamp,
})

/** Talks to the Zendesk account behind `ZENDESK_URL`; operations.md names the calls. */
export function createZendesk(settings: ZendeskSettings, now: () => Date): Helpdesk {
  const { call, download } = createZendeskCalls(settings, now)

  /** Zendesk identifies people by e-mail, and creates those that it does not know, without mailing them. */
  const personOf = async ({ name, email }: { readonly name: string; readonly email: string }) => {
    const body = { user: { name, email, skip_verify_email: true } }
    return (await call('users/create_or_update.json', oneUser, { method: 'POST', body })).user.id
  }
  const send = async ({ name, type, bytes }: NewDeskComment['files'][number]) => {
    const sent = { method: 'POST', query: { filename: name }, body: Uint8Array.from(bytes) } as const
    return (await call('uploads.json', upload, { ...sent, headers: { 'content-type': type } })).upload.token
  }
  const sendAll = async (files: NewDeskComment['files']) => {
    const uploads: string[] = []
    for (const file of files) uploads.push(await send(file))
    return uploads.length > 0 ? { uploads } : {}
  }
  const changeOf = (comment: NewDeskComment | null, status: TicketStatus | null) =>
    metadataOf(comment?.reference ?? `status ${status}`)

  return {
    host: new URL(settings.url).host,
    find: async (externalId) => {
      const { tickets } = await call('tickets.json', someTickets, { query: { external_id: externalId } })
      const latest = tickets.map(toTicket).toSorted((one, other) => other.id - one.id)
      return latest.find(({ status }) => status !== 'closed') ?? latest[0] ?? null
    },
    eventsOf: async ({ id, requesterId }) => {
      const audits: Audit[] = []
      const users = new Map<number, z.output<typeof user>>()
      let after: string | null = ''
      while (after !== null) {
        const query = { include: 'users', 'page[size]': '100', ...(after && { 'page[after]': after }) }
        const page: z.output<typeof someAudits> = await call(`tickets/${id}/audits.json`, someAudits, { query })
        audits.push(...page.audits)
        for (const one of page.users ?? []) users.set(one.id, one)
        after = page.meta.has_more ? (page.meta.after_cursor ?? null) : null
      }
      return audits.map((one) => toEvent(one, { requesterId, users }))
    },
    open: async ({ externalId, subject, tags, requester, comment, status, followUpOf }) => {
      const requesterId = await personOf(requester)
      const body = {
        ticket: {
          external_id: externalId,
          subject,
          tags,
          requester_id: requesterId,
          // The submitter is the author of the first comment.
          ...(comment.author && { submitter_id: requesterId }),
          comment: { body: comment.body, ...(await sendAll(comment.files)) },
          ...(status !== 'new' && { status }),
          ...(followUpOf !== null && { via_followup_source_id: followUpOf }),
          ...changeOf(comment, null),
        },
      }
      const headers = { 'idempotency-key': comment.reference }
      return toTicket((await call('tickets.json', oneTicket, { method: 'POST', body, headers })).ticket)
    },
    update: async ({ id, stamp }, { comment, status }) => {
      const written = comment && {
        body: comment.body,
        ...(comment.author && { author_id: await personOf(comment.author) }),
        ...(await sendAll(comment.files)),
      }
      const body = {
        ticket: {
          ...(written && { comment: written }),
          ...(status && { status }),
          ...changeOf(comment, status),
          // Refused when somebody has changed the ticket since; the job then reads its events again.
          safe_update: true,
          updated_stamp: stamp,
        },
      }
      return toTicket((await call(`tickets/${id}.json`, oneTicket, { method: 'PUT', body })).ticket)
    },
    download: ({ url }) => download(url),
    changesSince: async (position, since) => {
      const from = { start_time: String(Math.floor(since.getTime() / 1_000)) }
      const query = { ...(position === null ? from : { cursor: position }), per_page: '100' }
      const page = await call('incremental/tickets/cursor.json', someChanges, { query })
      return {
        externalIds: page.tickets.flatMap(({ external_id: id }) => id ?? []),
        position: page.after_cursor,
        isAll: page.end_of_stream,
      }
    },
  }
}
