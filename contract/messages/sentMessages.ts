import * as z from 'zod/mini'
import { route } from '../route.ts'
import { longTextLimit, requiredText } from '../text.ts'
import { type Message, message } from './messages.ts'

/** Minutes during which an author may edit a message. */
const editMinutes = 15
/** Whether a message is new enough to be edited. */
export const isStillEditable = ({ createdAt }: Pick<Message, 'createdAt'>, now: Date): boolean =>
  now.getTime() <= Date.parse(createdAt) + editMinutes * 60_000

/** Why a reader reports a message. */
export const abuse = z.strictObject({ reason: requiredText(1_000) })
export type Abuse = z.output<typeof abuse>

/** The filter of the manager’s queue that shows reported messages, for links in notifications. */
export const reportedWord = 'signales'

const act = {
  access: 'person',
  permission: 'conversation.read',
  params: z.object({ messageId: z.uuid() }),
  refusals: ['not_found', 'action_not_possible'],
} as const

/** The actions on a sent message. */
export const sentMessageRoutes = {
  edit: route({
    ...act,
    method: 'patch',
    path: '/v1/messages/:messageId',
    summary: 'Edits a message of the person, within 15 minutes; readers see that it was edited',
    body: z.strictObject({ message: z.strictObject({ body: requiredText(longTextLimit) }) }),
    status: 200,
    answer: message,
  }),
  withdraw: route({
    ...act,
    method: 'post',
    path: '/v1/messages/:messageId/withdrawal',
    summary: 'Withdraws a message of the person: its text and files are gone, and a trace stays',
    status: 200,
    answer: message,
  }),
  report: route({
    ...act,
    method: 'post',
    path: '/v1/messages/:messageId/abuse_reports',
    summary: 'Reports a message of somebody else to the manager, who gets it as it is now',
    body: z.strictObject({ abuseReport: abuse }),
    isIdempotent: true,
    status: 204,
    answer: z.undefined(),
  }),
}
