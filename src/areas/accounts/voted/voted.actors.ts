import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { bookSteps } from '#machines/accounts/bookSteps.ts'
import type { Recording, VotedFaults, VotedKind } from '#machines/accounts/voted/voted.draft.ts'
import type { RecordAnswer } from '#machines/accounts/voted/voted.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { refusedFields } from '#src/forms/fieldCodesOf.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import { accountsKeys } from '../accounts.queries.ts'

export const screenOf = { budget: 'newBudget', works: 'newWorks' } as const satisfies Record<VotedKind, string>

const words = { writing: '', review: 'relecture' }
export const stepsOf = {
  budget: stepAddress(screenOf.budget, bookSteps, words),
  works: stepAddress(screenOf.works, bookSteps, words),
}

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

export const votedActors = ({ api, client, person, placeId }: Dependencies) => ({
  recordVote: fromPromise<RecordAnswer, Recording>(async ({ input, signal }) => {
    try {
      if (input.kind === 'budget') {
        const { fiscalYearId, budget } = input
        await api(bookkeepingRoutes.voteBudget, { params: { placeId, fiscalYearId }, body: { budget }, signal })
      } else {
        const { works, key } = input
        await api(bookkeepingRoutes.voteWorks, { params: { placeId }, body: { works }, idempotencyKey: key, signal })
      }
      void client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) })
      return { kind: 'recorded' }
    } catch (error) {
      return answerTo(error, input.kind)
    }
  }),
})

/** A refusal of the vote is an answer; any other error is a failure. */
function answerTo(error: unknown, kind: VotedKind): RecordAnswer {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return { kind: 'unanswered' }
  if (error.first?.code === 'idempotency_key_reused') return { kind: 'arrivedBefore' }
  if (error.first?.code === 'conflict') return { kind: 'refused', faults: conflicts[kind] }
  const faults = Object.fromEntries(
    refusedFields(error).map(({ path }) => [fieldOf(path), 'refused']),
  ) satisfies VotedFaults
  if (Object.keys(faults).length === 0) throw error
  return { kind: 'refused', faults }
}

const conflicts: Readonly<Record<VotedKind, VotedFaults>> = {
  budget: { fiscalYearId: 'alreadyCalled' },
  works: { reference: 'taken' },
}

/** The path on the wire is `works.voted_on`, or `works.calls` or `budget.items` for the rows. */
function fieldOf([, name = '']: readonly string[]) {
  return name === 'calls' || name === 'items' ? 'rows' : name
}
