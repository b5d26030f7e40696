type Comment = {
  readonly body: string
  readonly author_id?: number | undefined
  readonly uploads?: readonly string[] | undefined
}
type Metadata = Readonly<Record<string, string>>
type NewTicket = {
  readonly external_id: string
  readonly subject: string
  readonly tags: readonly string[]
  readonly requester_id: number
  readonly submitter_id?: number | undefined
  readonly comment: Comment
  readonly status?: string | undefined
  readonly via_followup_source_id?: number | undefined
  readonly metadata: Metadata
}
type Ticket = Pick<NewTicket, 'external_id' | 'subject' | 'tags' | 'requester_id' | 'via_followup_source_id'> & {
  readonly id: number
  status: string
  updated_at: string
}
type Event = {
  readonly type: 'Comment' | 'Create' | 'Change'
  readonly body?: string
  readonly author_id?: number
  readonly public?: boolean
  readonly attachments?: readonly object[]
  readonly field_name?: string
  readonly value?: string
  readonly via?: { readonly channel: string }
}
type Audit = {
  readonly id: number
  readonly ticketId: number
  readonly created_at: string
  readonly author_id: number
  readonly metadata: { readonly custom: Metadata }
  readonly events: readonly Event[]
}
type Act = {
  readonly body?: string
  readonly isPrivate?: boolean
  readonly status?: string
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

const api = { id: 1, name: 'Portail', email: 'portal@syndic.example', role: 'admin', alias: null }
const agent = { id: 2, name: 'Julie Agent', email: 'julie@syndic.example', role: 'agent', alias: 'Julie' }

/** The data of a Zendesk account. */
export function openDeskState() {
  const users: { id: number; name: string; email: string; role: string; alias: string | null }[] = [api, agent]
  const tickets: Ticket[] = []
  const audits: Audit[] = []
  const uploads = new Map<string, { readonly name: string; readonly type: string; readonly bytes: Uint8Array }>()
  const files = new Map<string, Uint8Array>()
  const opened = new Map<string, Ticket>()
  let count = 100
  let seconds = 0
  let base = ''
  const nextId = () => ++count
  const moment = () => new Date(Date.UTC(2026, 0, 1) + ++seconds * 1_000).toISOString()

  const attach = (given: readonly { readonly name: string; readonly bytes: Uint8Array }[]) =>
    given.map(({ name, bytes }) => {
      const id = String(nextId())
      files.set(id, bytes)
      return { file_name: name, content_url: `${base}/attachments/${id}`, size: bytes.length }
    })
  const said = (body: string, authorId: number, isPublic: boolean, attachments: object[]): Event => ({
    type: 'Comment',
    body,
    author_id: authorId,
    public: isPublic,
    attachments,
  })
  const record = (ticket: Ticket, authorId: number, metadata: Metadata, events: readonly Event[]) => {
    ticket.updated_at = moment()
    audits.push({
      id: nextId(),
      ticketId: ticket.id,
      created_at: ticket.updated_at,
      author_id: authorId,
      metadata: { custom: metadata },
      events,
    })
    return ticket
  }
  const sent = ({ body, author_id: author = api.id, uploads: tokens = [] }: Comment) =>
    said(body, author, true, attach(tokens.flatMap((token) => uploads.get(token) ?? [])))
  const moved = (ticket: Ticket, status: string | undefined, via?: string): Event[] => {
    if (!status || status === ticket.status) return []
    ticket.status = status
    return [{ type: 'Change', field_name: 'status', value: status, ...(via && { via: { channel: via } }) }]
  }
  const latestOf = (externalId: string) => {
    const ticket = tickets.findLast(({ external_id: id }) => id === externalId)
    if (!ticket) throw new Error('there is no such ticket')
    return ticket
  }

  return {
    tickets,
    files,
    locate: (origin: string) => {
      base = origin
    },
    userOf: ({ name, email }: { readonly name: string; readonly email: string }) => {
      const known = users.find((user) => user.email === email)
      if (known) return Object.assign(known, { name })
      const user = { id: nextId(), name, email, role: 'end-user', alias: null }
      users.push(user)
      return user
    },
    upload: (name: string, type: string, bytes: Uint8Array) => {
      const token = `token ${nextId()}`
      uploads.set(token, { name, type, bytes })
      return token
    },
    /** Opens one ticket for each key. */
    open: (key: string, { comment, metadata, status = 'new', submitter_id: submitter, ...given }: NewTicket) => {
      const known = opened.get(key)
      if (known) return known
      const ticket = { ...given, id: nextId(), status, updated_at: '' }
      tickets.push(ticket)
      opened.set(key, ticket)
      const created: Event = { type: 'Create', field_name: 'status', value: status }
      return record(ticket, api.id, metadata, [created, sent({ ...comment, author_id: submitter })])
    },
    update: (
      ticket: Ticket,
      change: { comment?: Comment | undefined; status?: string | undefined; metadata: Metadata },
    ) =>
      record(ticket, api.id, change.metadata, [
        ...(change.comment ? [sent(change.comment)] : []),
        ...moved(ticket, change.status),
      ]),
    agentActs: (externalId: string, { body, isPrivate = false, status, files: sentFiles = [] }: Act) => {
      const ticket = latestOf(externalId)
      record(ticket, agent.id, {}, [
        ...(body === undefined ? [] : [said(body, agent.id, !isPrivate, attach(sentFiles))]),
        ...moved(ticket, status),
      ])
    },
    requesterMails: (externalId: string, body: string) => {
      const ticket = latestOf(externalId)
      record(ticket, ticket.requester_id, {}, [
        said(body, ticket.requester_id, true, []),
        ...moved(ticket, 'open', 'rule'),
      ])
    },
    commentsOf: (externalId: string) => {
      const ids = new Set(tickets.flatMap((one) => (one.external_id === externalId ? one.id : [])))
      return audits
        .filter(({ ticketId }) => ids.has(ticketId))
        .flatMap(({ events }) => events)
        .filter(({ type, public: isPublic }) => type === 'Comment' && isPublic === true)
        .map(({ body = '', author_id: authorId, attachments }) => ({
          body,
          author: users.find(({ id }) => id === authorId)?.email,
          attachments,
        }))
    },
    /** Two audits per page. */
    auditsOf: (ticket: Ticket, query: URLSearchParams) => {
      const own = audits.filter(({ ticketId }) => ticketId === ticket.id)
      const from = Number(query.get('page[after]') ?? 0)
      return {
        audits: own.slice(from, from + 2),
        users,
        meta: { has_more: from + 2 < own.length, after_cursor: String(from + 2) },
      }
    },
    changes: (query: URLSearchParams) => {
      const cursor = query.get('cursor')
      const from = cursor === null ? 0 : Number(cursor)
      const changed = audits.slice(from, from + 50)
      return {
        tickets: changed.flatMap(({ ticketId }) => tickets.filter(({ id }) => id === ticketId)),
        after_cursor: String(from + changed.length),
        end_of_stream: from + changed.length === audits.length,
      }
    },
  }
}
export type DeskState = ReturnType<typeof openDeskState>
