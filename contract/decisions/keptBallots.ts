import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { route } from '#contract/route.ts'
import { decisionParams } from './decisionBinding.ts'

/** The power of a counted vote, and its signed ballot. Only the paper shows the choice. */
const keptBallot = z.object({
  id: z.uuid(),
  /** Whose vote it is. */
  voter: personShown,
  /** Who held the power. */
  castBy: personShown,
  castAt: z.iso.datetime(),
  ballot: attachment,
})
export type KeptBallot = z.output<typeof keptBallot>

/** The ballots that are kept with the minutes of a closed vote. */
export const keptBallotRoutes = {
  keptBallots: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/kept_ballots',
    access: 'person',
    permission: 'ballot.keep',
    whileImpersonating: false,
    summary: 'The signed ballots of votes by power that counted, in the order of the log; none until the vote is over',
    params: decisionParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('keptBallots', keptBallot),
    refusals: ['not_found'],
  }),
}
