import * as z from 'zod/mini'
import { attachment, attachmentIds } from '../attachments.ts'
import { defineDraft, longTyped, typed } from '../defineDraft.ts'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { longText, requiredText } from '../text.ts'

/**
 * Support tickets (specification §3): questions to the operator of the portal, as opposed to the manager of the building. Their
 * states have the names of Zendesk's, where agents may answer them too.
 */
export const ticketStatuses = ['new', 'open', 'pending', 'solved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

const ticketFields = {
  id: z.uuid(),
  /** A number across all offers, for the telephone. */
  number: z.int(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  requester: personShown,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}
/** A ticket in a list. */
const ticket = z.object({
  ...ticketFields,
  /** Whether the operator has written since the requester last read it. */
  isUnread: z.boolean(),
})
export type Ticket = z.output<typeof ticket>

const ticketDetail = z.extend(ticket, {
  isRequester: z.boolean(),
  /** Shown to the operator, and to the requester as the address of answers (read-only, specification §4). */
  email: z.string(),
  /** Where the requester was when they asked; `null` = the place was deleted. */
  placeId: z.nullable(z.uuid()),
  placeName: z.nullable(z.string()),
})
export type TicketDetail = z.output<typeof ticketDetail>

/** Appended, never edited. */
export const ticketComment = z.object({
  id: z.uuid(),
  ticketId: z.uuid(),
  author: personShown,
  /** Whether the operator of the portal wrote it. */
  isFromOperator: z.boolean(),
  body: z.string(),
  attachments: z.array(attachment),
  createdAt: z.iso.datetime(),
})
export type TicketComment = z.output<typeof ticketComment>

const newTicket = z.strictObject({
  subject: requiredText(120),
  body: longText,
  attachmentIds,
})
const newTicketComment = z.strictObject({ body: longText, attachmentIds })

const ticketParams = z.object({ ticketId: z.uuid() })
const groups = z.optional(z.enum(['ongoing', 'finished']))
/** The operator's next step: answer, wait for the requester, or none. */
export const queueStates = ['waiting', 'pending', 'finished'] as const
export type QueueState = (typeof queueStates)[number]
/** Every action on a ticket returns the updated ticket. */
const act = {
  method: 'post',
  access: 'person',
  params: ticketParams,
  status: 200,
  answer: ticketDetail,
  refusals: ['not_found', 'action_not_possible'],
} as const

export const ticketRoutes = {
  list: route({
    method: 'get',
    path: '/v1/tickets',
    access: 'person',
    summary: 'The support tickets of the person, the latest updated first',
    query: z.object({ ...pageQuery(), state: groups }),
    status: 200,
    answer: listOf('tickets', ticket),
    refusals: [],
  }),
  create: route({
    method: 'post',
    path: '/v1/places/:placeId/tickets',
    access: 'person',
    permission: 'place.read',
    summary: 'Opens a support ticket with the operator of the portal; the place tells them where to look',
    params: placeParams,
    body: z.strictObject({ ticket: newTicket }),
    isIdempotent: true,
    status: 200,
    answer: ticketDetail,
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/tickets/:ticketId',
    access: 'person',
    summary: 'A ticket of the person; administrators read those of their offer',
    params: ticketParams,
    status: 200,
    answer: ticketDetail,
    refusals: ['not_found'],
  }),
  comments: route({
    method: 'get',
    path: '/v1/tickets/:ticketId/comments',
    access: 'person',
    summary: 'The comments of a ticket, the latest first',
    params: ticketParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('ticketComments', ticketComment),
    refusals: ['not_found'],
  }),
  markRead: route({
    method: 'post',
    path: '/v1/tickets/:ticketId/read',
    access: 'person',
    summary: 'Records that the requester has read the ticket in its current state',
    params: ticketParams,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
  comment: route({
    ...act,
    path: '/v1/tickets/:ticketId/comments',
    summary: 'Adds a comment of the requester, which reopens a solved ticket',
    body: z.strictObject({ comment: newTicketComment }),
    isIdempotent: true,
  }),
  solve: route({
    ...act,
    path: '/v1/tickets/:ticketId/solve',
    summary: 'The requester needs no more help',
  }),
  queue: route({
    method: 'get',
    path: '/v1/admin/tickets',
    access: 'administrator',
    summary: 'The tickets of this offer, those that wait longest for an answer first',
    query: z.object({ ...pageQuery(), state: z._default(z.enum(queueStates), 'waiting') }),
    status: 200,
    answer: listOf('tickets', ticket),
    refusals: [],
  }),
  answer: route({
    ...act,
    access: 'administrator',
    path: '/v1/admin/tickets/:ticketId/comments',
    summary: 'Adds a comment of the operator, which asks the requester something or solves the ticket',
    body: z.strictObject({ comment: z.extend(newTicketComment, { isSolved: z._default(z.boolean(), false) }) }),
    isIdempotent: true,
  }),
}

/** A ticket that a person is writing. */
export const ticketDraft = defineDraft({
  form: 'ticket',
  permission: 'place.read',
  schema: z.strictObject({ subject: typed(1_000), body: longTyped }),
})

/** A comment on a ticket that a person is writing. */
export const ticketCommentDraft = defineDraft({
  form: 'ticketComment',
  subject: 'ticket',
  permission: 'place.read',
  schema: z.strictObject({ body: longTyped }),
})
