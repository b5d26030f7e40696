import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { type DeskState, openDeskState } from './zendeskState.ts'

const userBody = z.object({
  user: z.object({ name: z.string(), email: z.string(), skip_verify_email: z.literal(true) }),
})
const comment = z.object({
  body: z.string().min(1),
  author_id: z.int().optional(),
  uploads: z.array(z.string()).optional(),
})
const metadata = z.record(z.string(), z.string())
const status = z.enum(['open', 'pending', 'solved', 'closed'])
const newTicket = z.strictObject({
  external_id: z.string(),
  subject: z.string(),
  tags: z.array(z.string()),
  requester_id: z.int(),
  submitter_id: z.int().optional(),
  comment,
  status: status.optional(),
  via_followup_source_id: z.int().optional(),
  metadata,
})
const changedTicket = z.strictObject({
  comment: comment.optional(),
  status: status.optional(),
  metadata,
  safe_update: z.literal(true),
  updated_stamp: z.string(),
})

type Answer = {
  readonly status: number
  readonly body?: object | Uint8Array
  readonly headers?: Record<string, string>
}
const answer = (code: number, body: object = {}): Answer => ({ status: code, body })
const key = 'portal@syndic.example/token:the-token-of-the-tests'

/** A Zendesk account on loopback, as far as the portal uses one. Its clock is a counter of seconds. */
export async function startZendesk() {
  const state = openDeskState()
  const calls: string[] = []
  let refusing: { readonly status: number; readonly retryAfter?: string } | null = null
  let losing: 'nothing' | 'connections' | 'answers' = 'nothing'
  let held = Promise.resolve()

  const act = async (request: IncomingMessage): Promise<Answer> => {
    const { method = '' } = request
    const url = new URL(request.url ?? '', origin)
    const path = url.pathname.replace('/api/v2/', '')
    calls.push(`${method} ${path.replace(/\d+/, ':id')}`)
    if (request.headers.authorization !== `Basic ${Buffer.from(key).toString('base64')}`) return answer(401)
    if (refusing) return { status: refusing.status, headers: { 'retry-after': refusing.retryAfter ?? '' } }
    const body = await buffer(request)
    await held
    return handle({ method, path, query: url.searchParams, headers: request.headers, body })
  }

  type Request = Pick<IncomingMessage, 'headers'> & {
    readonly method: string
    readonly path: string
    readonly query: URLSearchParams
    readonly body: Buffer
  }
  const handle = ({ method, path, query, headers, body }: Request): Answer => {
    const json = (): unknown => JSON.parse(body.toString('utf8'))
    if (method === 'POST' && path === 'users/create_or_update.json') {
      return answer(200, { user: { id: state.userOf(userBody.parse(json()).user).id } })
    }
    if (method === 'POST' && path === 'uploads.json') {
      return answer(201, {
        upload: { token: state.upload(query.get('filename') ?? '', headers['content-type'] ?? '', body) },
      })
    }
    if (method === 'GET' && path === 'tickets.json') {
      const wanted = query.get('external_id')
      return answer(200, { tickets: state.tickets.filter(({ external_id: id }) => id === wanted) })
    }
    if (method === 'POST' && path === 'tickets.json') {
      const { ticket } = z.object({ ticket: newTicket }).parse(json())
      return answer(201, { ticket: state.open(String(headers['idempotency-key']), ticket) })
    }
    if (method === 'GET' && path === 'incremental/tickets/cursor.json') return answer(200, state.changes(query))
    const [, id = '', rest = ''] = /^tickets\/(\d+)(.*)\.json$/.exec(path) ?? []
    const ticket = state.tickets.find((one) => one.id === Number(id))
    if (ticket && method === 'PUT' && rest === '') {
      const change = z.object({ ticket: changedTicket }).parse(json()).ticket
      if (ticket.status === 'closed') return answer(422)
      if (change.updated_stamp !== ticket.updated_at) return answer(409)
      return answer(200, { ticket: state.update(ticket, change) })
    }
    if (ticket && method === 'GET' && rest === '/audits') return answer(200, state.auditsOf(ticket, query))
    const [, file = ''] = /^\/attachments\/(\d+)$/.exec(path) ?? []
    const bytes = state.files.get(file)
    return bytes ? { status: 200, body: bytes } : answer(404)
  }

  const respond = (
    response: ServerResponse,
    { method, url }: IncomingMessage,
    { status: code, body, headers }: Answer,
  ) => {
    const isLost = losing !== 'nothing' && method !== 'GET' && url?.startsWith('/api/v2/tickets')
    if (!isLost) response.writeHead(code, headers).end(body instanceof Uint8Array ? body : JSON.stringify(body))
    else if (losing === 'connections') response.destroy()
  }
  const server = createServer((request, response) => {
    act(request).then(
      (given) => respond(response, request, given),
      (error: unknown) => respond(response, request, answer(400, { error: String(error) })),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  const origin = `http://127.0.0.1:${address.port}`
  state.locate(origin)
  return {
    settings: { url: origin, key },
    /** Every call, in order. */
    calls,
    tickets: state.tickets,
    ticketsOf: (externalId: string) => state.tickets.filter(({ external_id: id }) => id === externalId),
    /** The public comments of a ticket, the earliest first. */
    commentsOf: (externalId: string) => state.commentsOf(externalId),
    /** An action of an agent, or of a rule of the account. */
    agentActs: (externalId: string, act: Parameters<DeskState['agentActs']>[1]) => state.agentActs(externalId, act),
    requesterMails: (externalId: string, body: string) => state.requesterMails(externalId, body),
    /** The status of the next responses; `null` = the usual ones. */
    refuse: (code: number | null, retryAfter?: string) => {
      refusing = code === null ? null : { status: code, ...(retryAfter && { retryAfter }) }
    },
    /** Stores what it receives, but loses its responses: the connection breaks, or nothing ever arrives. */
    lose: (what: typeof losing) => {
      losing = what
    },
    /** Handles no request until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
export type Zendesk = Awaited<ReturnType<typeof startZendesk>>
