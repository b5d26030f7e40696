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
      'co-owner continues without reading': () => started.actor.send({ type: 'documents.confirm' }),
      'co-owner reads the documents': () => started.read(),
      'co-owner continues without choosing': () => started.actor.send({ type: 'choice.confirm' }),
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
      'co-owner votes, but the response is lost': async () => {
        const { answer } = started.server
        started.server.answer = { kind: 'unanswered' }
        await started.confirm()
        started.server.answer = answer
      },
      'co-owner sends it again': () => started.sendAgain(),
      'co-owner votes on another device': () => started.page.learn('v9'),
      'co-owner changes the vote': () => started.actor.send({ type: 'vote.change' }),
    },
    states: {
      'sees what the vote is about': () => expect(selectStep(now())).toBe('documents'),
      'is told to read the documents': () =>
        expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['documents', true]),
      'sees the choices': () => expect(selectStep(now())).toBe('choice'),
      'is told to choose': () => expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['choice', true]),
      'sees the password step': () => expect(selectStep(now())).toBe('confirm'),
      'finds the choice again': () => expect([selectStep(now()), selectDraft(now()).choice]).toEqual(['choice', 'for']),
      'is back at the password step': () =>
        expect([selectStep(now()), selectIsRestored(now())]).toEqual(['confirm', true]),
      'learns how many tries are left': () =>
        expect(selectMessage(started.confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns that they have already voted': () => expect(selectOutcome(now())).toBe('elsewhere'),
      'starts the vote again': () => expect([selectStep(now()), selectIsChange(now())]).toEqual(['documents', true]),
      'learns that the vote is counted': () => {
        expect(selectOutcome(now())).toBe('counted')
        expect(new Set(started.server.received.map(({ token }) => token)).size).toBe(1)
      },
    },
  }
}

describe('voting, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
