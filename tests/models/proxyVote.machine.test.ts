import { describe, expect, it } from 'vitest'
import {
  selectDraft,
  selectIsCounted,
  selectIsIncomplete,
  selectIsRestored,
  selectRefusal,
  selectStep,
} from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import { selectFailure } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import { aBallot, startProxyVote } from '#tests/support/startProxyVote.ts'
import type { ProxyVoteDriver } from './proxyVote.model.ts'
import { everyPath } from './proxyVote.model.ts'

function driveMachine(): ProxyVoteDriver {
  let started = startProxyVote()
  const now = () => started.now()
  return {
    events: {
      'holder continues without choosing': () => started.actor.send({ type: 'principal.confirm' }),
      'holder chooses the principal': () => started.pick(),
      'holder continues without the ballot': () => started.actor.send({ type: 'ballot.confirm' }),
      'holder fills in the ballot': () => started.fillIn(),
      'holder goes back': () => started.page.show('ballot'),
      'holder comes back after a reload': () => {
        const draft = started.page.copies.at(-1) ?? null
        started.actor.stop()
        started = startProxyVote({ draft, step: 'confirm' })
      },
      'holder votes': () => started.confirm(),
      'holder votes, but the response is lost': async () => {
        const { answer } = started.server
        started.server.answer = { kind: 'unanswered' }
        await started.confirm()
        started.server.answer = answer
      },
      'holder sends it again': () => started.sendAgain(),
      'holder votes, but the principal has voted first': () => {
        started.server.answer = { kind: 'refused', reason: 'user_already_voted', fieldCodes: {} }
        return started.confirm()
      },
      'holder starts with another power': () => started.actor.send({ type: 'proxy.begin' }),
      'the vote closes': () => started.actor.send({ type: 'decision.closed' }),
    },
    states: {
      'sees the list of principals': () => expect(selectStep(now())).toBe('principal'),
      'is told to choose a principal': () =>
        expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['principal', true]),
      'sees the ballot step': () => expect(selectStep(now())).toBe('ballot'),
      'is told what is missing': () => expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['ballot', true]),
      'sees the password step': () => expect(selectStep(now())).toBe('confirm'),
      'finds the ballot again': () =>
        expect([selectStep(now()), selectDraft(now()).ballot]).toEqual(['ballot', aBallot]),
      'is back at the password step': () =>
        expect([selectStep(now()), selectIsRestored(now())]).toEqual(['confirm', true]),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns that the principal has voted': () =>
        expect([selectStep(now()), selectRefusal(now())]).toEqual(['principal', 'user_already_voted']),
      'learns that the vote is recorded': () => expect(selectIsCounted(now())).toBe(true),
      'still sees that the vote is recorded': () => expect(selectIsCounted(now())).toBe(true),
      'sees the list of principals again': () =>
        expect([selectStep(now()), selectDraft(now()).principal]).toEqual(['principal', null]),
    },
  }
}

describe('voting by power, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
