import * as z from 'zod/mini'
import { confirmationToken } from '#contract/confirmations.ts'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { saying } from '#contract/problems.ts'
import { route } from '#contract/route.ts'
import { longText } from '#contract/text.ts'

const meetingParams = z.object({ meetingId: z.uuid() })
const powerParams = z.extend(meetingParams, { powerId: z.uuid() })

/** Another owner of the place, who could hold the caller's power, with their votes. */
const holder = z.object({ id: z.uuid(), person: personShown, votes: z.int() })

const answering = {
  access: 'person',
  permission: 'decision.vote',
  params: powerParams,
  status: 204,
  answer: z.undefined(),
} as const

/** The routes by which an owner is represented in a whole meeting; the meeting itself lists the caller's powers (law 65-557, art. 22). */
export const meetingPowerRoutes = {
  holders: route({
    method: 'get',
    path: '/v1/meetings/:meetingId/holders',
    access: 'person',
    permission: 'decision.vote',
    summary:
      'The other owners of the place by name, for an owner who looks for somebody to represent them in the meeting',
    params: meetingParams,
    query: z.object({ ...pageQuery(), search: z.optional(z.string().check(z.maxLength(200))) }),
    status: 200,
    answer: listOf('holders', holder),
    refusals: ['not_found'],
  }),
  give: route({
    method: 'post',
    path: '/v1/meetings/:meetingId/powers',
    access: 'person',
    permission: 'decision.vote',
    summary:
      'Gives another owner the power to represent the caller in a meeting, until it begins; 409 `conflict` while another power is valid',
    params: meetingParams,
    body: z.strictObject({
      power: z.strictObject({
        holderId: z.uuid(saying('required')),
        instructions: z._default(z.nullable(longText), null),
        confirmationToken,
      }),
    }),
    isIdempotent: true,
    status: 201,
    answer: z.undefined(),
    refusals: [
      'not_found',
      'action_not_possible',
      'conflict',
      'proxy_limit_reached',
      'proxy_forbidden',
      'confirmation_required',
    ],
  }),
  answer: route({
    ...answering,
    method: 'put',
    path: '/v1/meetings/:meetingId/powers/:powerId/answer',
    summary: 'The holder accepts a power for a meeting until it begins, declines it, or gives it back',
    body: z.strictObject({ answer: z.strictObject({ isAccepted: z.boolean() }) }),
    refusals: ['not_found', 'action_not_possible', 'proxy_limit_reached', 'proxy_forbidden'],
  }),
  revoke: route({
    ...answering,
    method: 'delete',
    path: '/v1/meetings/:meetingId/powers/:powerId',
    summary: 'The owner revokes a power for a meeting, until a vote of theirs is recorded in the room',
    refusals: ['not_found', 'action_not_possible'],
  }),
}
