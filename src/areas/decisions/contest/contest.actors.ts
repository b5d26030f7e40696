import { fromPromise } from 'xstate'
import { contestLinkRoutes } from '#contract/decisions/voteContests.ts'
import type { ContestAnswer, LinkAnswer, NewContest } from '#machines/decisions/contest/contest.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'

/** Reads and uses the link. The page needs no session, and no place. */
export const contestActors = ({ api }: { readonly api: Api }) => ({
  readLink: fromPromise<LinkAnswer, { token: string }>(async ({ input: { token }, signal }) => {
    try {
      const body = { contestToken: token }
      return { type: 'found', vote: await api(contestLinkRoutes.read, { body, signal, isPlaceless: true }) }
    } catch (error) {
      if (error instanceof ApiError && error.first?.code === 'not_found') return { type: 'unknown' }
      throw error
    }
  }),
  sendContest: fromPromise<ContestAnswer, NewContest>(async ({ input: { token, reason }, signal }) => {
    try {
      const body = { contestToken: token, contest: { reason } }
      await api(contestLinkRoutes.contest, { body, signal, isPlaceless: true })
      return { type: 'contested' }
    } catch (error) {
      const { reason: fieldCode } = fieldCodesOf(error, ['reason'])
      if (fieldCode) return { type: 'refused', fieldCode }
      const code = error instanceof ApiError ? error.first?.code : null
      if (code === 'not_found' || code === 'action_not_possible') return { type: 'late' }
      throw error
    }
  }),
})
