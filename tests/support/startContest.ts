import { createActor, fromPromise } from 'xstate'
import type { ContestedVote, ContestStatus } from '#contract/decisions/voteContests.ts'
import { contestMachine } from '#machines/decisions/contest/contest.machine.ts'
import type { ContestAnswer, LinkAnswer } from '#machines/decisions/contest/contest.setup.ts'

/** A vote that somebody has cast for the reader of a link. */
export const aContestedVote = (status: ContestStatus = 'open'): ContestedVote => ({
  status,
  decisionTitle: 'Ravalement de la façade',
  placeName: 'Les Tilleuls',
  castBy: 'Jeanne Lenoir',
  way: 'paper',
  castAt: '2030-01-10T09:30:00.000Z',
  until: '2030-02-15T18:00:00.000Z',
})

/** The page of a contest link, with a stub server; `null` = it does not answer. */
export function startContest(first: LinkAnswer | null = { type: 'found', vote: aContestedVote() }, token = 'token') {
  let link = first
  let answer: ContestAnswer | null = { type: 'contested' }
  const reasons: string[] = []
  const answered = <Answer>(given: Answer | null): Promise<Answer> =>
    given === null ? Promise.reject(new Error('no answer')) : Promise.resolve(given)
  const machine = contestMachine.provide({
    actions: { forgetDraft: () => {} },
    actors: {
      readLink: fromPromise(() => answered(link)),
      sendContest: fromPromise(({ input }) => {
        reasons.push(input.reason)
        return answered(answer)
      }),
    },
  })
  return {
    actor: createActor(machine, { input: { token: token || null } }).start(),
    reasons,
    nextLink: (next: LinkAnswer | null) => {
      link = next
    },
    nextAnswer: (next: ContestAnswer | null) => {
      answer = next
    },
  }
}
