import * as z from 'zod/mini'
import { route } from '#contract/route.ts'
import { opaqueText, requiredText } from '#contract/text.ts'

/** Milliseconds after the due date for which a link still reports the status of the vote. */
export const contestLinkLifetime = 60 * 24 * 3_600_000
/** The longest reason of a contest. */
export const contestReasonLimit = 1000
/** The checkers have nothing else to go by, so a contest always has a reason. */
export const contestReason = requiredText(contestReasonLimit)

/**
 * The status of a vote, for the owner in whose name it was cast: it can be contested; it is contested and waits for a check; it
 * has been confirmed; it was refused; another vote has replaced it; the votes were counted with it, or without it.
 */
const contestStatuses = ['open', 'contested', 'confirmed', 'refused', 'replaced', 'counted', 'leftOut'] as const
const contestStatus = z.enum(contestStatuses)
export type ContestStatus = z.output<typeof contestStatus>

/** A vote was cast by a signed paper power, by a power given online, or recorded in the room. */
const castingWays = ['paper', 'online', 'room'] as const
export type CastingWay = (typeof castingWays)[number]

/** The vote that a link is about, never with its choice. */
const contestedVote = z.object({
  status: contestStatus,
  decisionTitle: z.string(),
  placeName: z.string(),
  /** Who cast it or, in a meeting, recorded it. */
  castBy: z.string(),
  way: z.enum(castingWays),
  castAt: z.iso.datetime(),
  /** Until when it can be contested; `null` = until the votes are counted in a meeting. */
  until: z.nullable(z.iso.datetime()),
})
export type ContestedVote = z.output<typeof contestedVote>

const contestToken = opaqueText(512)
const contest = z.strictObject({ reason: contestReason })

/**
 * The routes of the link that the owner receives by mail. The token is in the body of both, because the server's log contains
 * addresses.
 */
export const contestLinkRoutes = {
  read: route({
    method: 'post',
    path: '/v1/contest_links/reading',
    access: 'public',
    summary: 'What a contest link is about: a vote that somebody cast for its owner, without the choice',
    body: z.strictObject({ contestToken }),
    status: 200,
    answer: contestedVote,
    refusals: ['not_found'],
  }),
  contest: route({
    method: 'post',
    path: '/v1/contest_links/contest',
    access: 'public',
    summary: 'Contests the vote of a link, which works once: the vote does not count until somebody has checked it',
    body: z.strictObject({ contestToken, contest }),
    status: 201,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
}

/** The same for an owner who is signed in. */
export const contestRoutes = {
  contestVote: route({
    method: 'post',
    path: '/v1/decisions/:decisionId/votes/:voteId/contest',
    access: 'person',
    permission: 'decision.read',
    whileImpersonating: false,
    summary: 'Contests a vote that somebody cast for the caller: it does not count until somebody has checked it',
    params: z.object({ decisionId: z.uuid(), voteId: z.uuid() }),
    body: z.strictObject({ contest }),
    isIdempotent: true,
    status: 201,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
}
