import * as z from 'zod/mini'
import { attachment } from '../attachments.ts'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { longText, requiredText } from '../text.ts'
import { conversationDetail, conversationParams } from './conversations.ts'

/** A conversation that waits for an answer of the manager. */
const queuedConversation = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  placeName: z.string(),
  name: z.string(),
  creator: personShown,
  assignee: z.nullable(personShown),
  waitingSince: z.iso.datetime(),
  /** The beginning of its last message. */
  preview: z.string(),
})

export type QueuedConversation = z.output<typeof queuedConversation>

/** A note of staff, which no resident ever sees. */
const conversationNote = z.object({
  id: z.uuid(),
  author: personShown,
  body: z.string(),
  createdAt: z.iso.datetime(),
})
export type ConversationNote = z.output<typeof conversationNote>

const cannedAnswer = z.object({ id: z.uuid(), title: z.string(), body: z.string() })
export type CannedAnswer = z.output<typeof cannedAnswer>

/** A message that a reader reported, as it was then. */
const abuseReport = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  placeName: z.string(),
  conversationName: z.string(),
  author: personShown,
  reporter: personShown,
  body: z.string(),
  attachments: z.array(attachment),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  /** When staff have dealt with it; `null` = not yet. */
  seenAt: z.nullable(z.iso.datetime()),
})
export type AbuseReport = z.output<typeof abuseReport>

const desk = { access: 'person', permission: 'exchange.answer', whileImpersonating: false } as const
const act = { ...desk, params: conversationParams, refusals: ['not_found', 'action_not_possible'] } as const

/** Conversations addressed to the manager, for the people who answer them. */
export const conversationDeskRoutes = {
  queue: route({
    method: 'get',
    path: '/v1/users/me/conversation_queue',
    access: 'person',
    whileImpersonating: false,
    summary:
      'Conversations that wait for an answer of the manager in all places where the person answers, the longest waiting first; with `by_place` those of one place, with `filter=mine` or `unassigned` those in the charge of the person or of nobody',
    query: z.object({
      ...pageQuery(),
      place: z.optional(z.uuid()),
      q: z.optional(z.enum(['mine', 'unassigned'])),
    }),
    status: 200,
    answer: listOf('conversationQueue', queuedConversation),
    refusals: [],
  }),
  assign: route({
    ...act,
    method: 'put',
    path: '/v1/conversations/:conversationId/assignee',
    summary: 'Puts a staff member of the place in charge of a conversation with the manager, or nobody',
    body: z.strictObject({ assignee: z.strictObject({ userId: z.nullable(z.uuid()) }) }),
    status: 200,
    answer: conversationDetail,
  }),
  close: route({
    ...act,
    method: 'post',
    path: '/v1/conversations/:conversationId/closing',
    summary: 'Closes a conversation with the manager, which needs no answer; a new message opens it again',
    status: 200,
    answer: conversationDetail,
  }),
  notes: route({
    ...act,
    method: 'get',
    path: '/v1/conversations/:conversationId/notes',
    summary: 'The internal notes about a conversation with the manager, the first one first',
    status: 200,
    answer: z.object({ notes: z.array(conversationNote) }),
  }),
  addNote: route({
    ...act,
    method: 'post',
    path: '/v1/conversations/:conversationId/notes',
    summary: 'Adds an internal note, which no resident sees',
    body: z.strictObject({ note: z.strictObject({ body: longText }) }),
    isIdempotent: true,
    status: 200,
    answer: conversationNote,
  }),
  cannedAnswers: route({
    ...desk,
    method: 'get',
    path: '/v1/places/:placeId/canned_answers',
    summary: 'The prepared answers of the agency of a place, by title',
    params: placeParams,
    status: 200,
    answer: z.object({ cannedAnswers: z.array(cannedAnswer) }),
    refusals: ['not_found'],
  }),
  addCannedAnswer: route({
    ...desk,
    method: 'post',
    path: '/v1/places/:placeId/canned_answers',
    summary: 'Adds a prepared answer for all places of the agency',
    params: placeParams,
    body: z.strictObject({ cannedAnswer: z.strictObject({ title: requiredText(120), body: longText }) }),
    isIdempotent: true,
    status: 200,
    answer: cannedAnswer,
    refusals: ['not_found', 'action_not_possible'],
  }),
  removeCannedAnswer: route({
    ...desk,
    method: 'delete',
    path: '/v1/places/:placeId/canned_answers/:cannedAnswerId',
    summary: 'Removes a prepared answer',
    params: z.extend(placeParams, { cannedAnswerId: z.uuid() }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
  abuseReports: route({
    method: 'get',
    path: '/v1/users/me/abuse_reports',
    access: 'person',
    whileImpersonating: false,
    summary:
      'Messages that readers reported in all places where the person answers for the manager, as they were: first those that nobody has dealt with, then the latest, at most a hundred; with `by_place` those of one place',
    query: z.object({ place: z.optional(z.uuid()) }),
    status: 200,
    answer: z.object({ abuseReports: z.array(abuseReport) }),
    refusals: [],
  }),
  see: route({
    ...desk,
    method: 'put',
    path: '/v1/places/:placeId/abuse_reports/:abuseReportId/seen',
    summary: 'Says that staff have dealt with a reported message',
    params: z.extend(placeParams, { abuseReportId: z.uuid() }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
}
