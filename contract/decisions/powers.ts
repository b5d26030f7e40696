import * as z from 'zod/mini'
import { confirmationToken } from '#contract/confirmations.ts'
import { personShown } from '#contract/people.ts'
import { saying } from '#contract/problems.ts'
import { route } from '#contract/route.ts'
import { longText } from '#contract/text.ts'
import { binding, decisionParams } from './decisionBinding.ts'

/** The life of a power given online (machines/decisions/power/power.lifecycle.ts). */
const powerStatuses = ['offered', 'accepted', 'declined', 'revoked', 'used'] as const
export const powerStatus = z.enum(powerStatuses)
export type PowerStatus = z.output<typeof powerStatus>

/** A power for one decision or a whole meeting, as the owner who gives it or its holder sees it. */
export const power = z.object({
  id: z.uuid(),
  giver: personShown,
  holder: personShown,
  /** Whether the caller gave it; otherwise they hold it. */
  isOwn: z.boolean(),
  /** The giver's votes. */
  votes: z.int(),
  status: powerStatus,
  /** How the giver wants the holder to vote. */
  instructions: z.nullable(z.string()),
  givenAt: z.iso.datetime(),
})
export type Power = z.output<typeof power>

const powerParams = z.extend(decisionParams, { powerId: z.uuid() })
const answering = {
  access: 'person',
  permission: 'decision.vote',
  params: powerParams,
  status: 204,
  answer: z.undefined(),
} as const

/** The routes by which an owner gives a power online, its holder answers, and the owner revokes it (law 65-557, art. 22). */
export const powerRoutes = {
  givePower: route({
    ...binding,
    path: '/v1/decisions/:decisionId/powers',
    permission: 'decision.vote',
    summary: 'Gives another owner the power to vote for the caller; 409 `conflict` while another power is valid',
    body: z.strictObject({
      power: z.strictObject({
        holderId: z.uuid(saying('required')),
        instructions: z._default(z.nullable(longText), null),
        confirmationToken,
      }),
    }),
    refusals: [
      'not_found',
      'action_not_possible',
      'conflict',
      'proxy_limit_reached',
      'proxy_forbidden',
      'confirmation_required',
    ],
  }),
  answerPower: route({
    ...answering,
    method: 'put',
    path: '/v1/decisions/:decisionId/powers/:powerId/answer',
    summary: 'The holder accepts or declines a power; one that was accepted can still be given back',
    body: z.strictObject({ answer: z.strictObject({ isAccepted: z.boolean() }) }),
    refusals: ['not_found', 'action_not_possible', 'proxy_limit_reached', 'proxy_forbidden'],
  }),
  revokePower: route({
    ...answering,
    method: 'delete',
    path: '/v1/decisions/:decisionId/powers/:powerId',
    summary: 'The owner revokes a power, until the holder has voted with it',
    refusals: ['not_found', 'action_not_possible'],
  }),
}
