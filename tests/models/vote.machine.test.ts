import { describe, expect, it } from 'vitest'
import {
  selectDraft,
  selectIsChange,
  selectIsIncomplete,
  selectIsRestored,
  selectOutcome,
  selectStep,
} from '#machines/decisions/vote/vote.selectors.ts'
import { selectFailure, selectMessage } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import { startVote } from '#tests/support/startVote.ts'
import type { VoteDriver } from './vote.model.ts'
import { everyPath } from './vote.model.ts'

function driveMachine(): VoteDriver {
  let started = startVote()
  const now = () => started.now()
  return {
    events: {
      'co-owner goes on without having read': () => started.actor.send({ type: 'documents.confirm' }),
      'co-owner reads': () => started.read(),
      'co-owner goes on without choosing': () => started.actor.send({ type: 'choice.confirm' }),
      'co-owner chooses': () => {
        started.actor.send({ type: 'choice.choose', choice: 'for' })
        started.actor.send({ type: 'choice.confirm' })
      },
      'co-owner goes back': () => started.page.show('choice'),
      'co-owner comes back after a reload': () => {
        const draft = started.page.copies.at(-1) ?? null
        started.actor.stop()
        started = startVote({ draft, step: 'confirm' })
      },
      'co-owner types a wrong password': () => started.confirm('not this one'),
      'co-owner votes': () => started.confirm(),
      'co-owner votes, but the answer is lost': async () => {
        const { answer } = started.server
        started.server.answer = { kind: 'unanswered' }
        await started.confirm()
        started.server.answer = answer
      },
      'co-owner sends it again': () => started.sendAgain(),
      'co-owner has voted on another device': () => started.page.learn('v9'),
      'co-owner wants another vote': () => started.actor.send({ type: 'vote.change' }),
    },
    states: {
      'learns what is decided': () => expect(selectStep(now())).toBe('documents'),
      'is told to read': () => expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['documents', true]),
      'is asked how they vote': () => expect(selectStep(now())).toBe('choice'),
      'is told to choose': () => expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['choice', true]),
      'is asked for the password': () => expect(selectStep(now())).toBe('confirm'),
      'finds the choice': () => expect([selectStep(now()), selectDraft(now()).choice]).toEqual(['choice', 'for']),
      'is asked for the password again': () =>
        expect([selectStep(now()), selectIsRestored(now())]).toEqual(['confirm', true]),
      'learns how many tries are left': () =>
        expect(selectMessage(started.confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that nobody knows': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns that they have voted': () => expect(selectOutcome(now())).toBe('elsewhere'),
      'is asked for another vote': () =>
        expect([selectStep(now()), selectIsChange(now())]).toEqual(['documents', true]),
      'learns that the vote is counted': () => {
        expect(selectOutcome(now())).toBe('counted')
        expect(new Set(started.server.received.map(({ token }) => token)).size).toBe(1)
      },
    },
  }
}

describe('a co-owner who votes and the vote machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
