import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectHasFailed,
  selectRefusal,
  selectView,
  selectVote,
} from '#machines/decisions/contest/contest.selectors.ts'
import type { ContestAnswer, LinkAnswer } from '#machines/decisions/contest/contest.setup.ts'
import { aContestedVote, startContest } from '#tests/support/startContest.ts'
import { type ContestDriver, everyPath } from './contest.model.ts'

const found = (status?: Parameters<typeof aContestedVote>[0]): LinkAnswer => ({
  type: 'found',
  vote: aContestedVote(status),
})

function driveMachine(): ContestDriver {
  let flow = startContest()
  const now = () => flow.actor.getSnapshot()
  const settled = () => waitFor(flow.actor, (snapshot) => !snapshot.hasTag('reading') && !snapshot.hasTag('sending'))
  async function open(link: LinkAnswer | null) {
    flow = startContest(link)
    await settled()
  }
  async function contest(answer: ContestAnswer | null, reason = 'Je n’ai rien signé.') {
    flow.nextAnswer(answer)
    flow.actor.send({ type: 'vote.contest', reason })
    await settled()
  }
  async function tooLate(status: 'contested' | 'counted') {
    flow.nextLink(found(status))
    await contest({ type: 'late' })
  }
  const sees = (view: ReturnType<typeof selectView>) => () => expect(selectView(now())).toBe(view)
  return {
    events: {
      'owner opens the link': () => open(found()),
      'owner opens the link, but nothing answers': () => open(null),
      'owner opens the link, which nobody knows': () => open({ type: 'unknown' }),
      'owner opens the link after the count': () => open(found('counted')),
      'owner tries again': async () => {
        flow.nextLink(found())
        flow.actor.send({ type: 'link.retry' })
        await settled()
      },
      'owner contests without a reason': () => contest({ type: 'refused', fieldCode: 'required' }, ''),
      'owner contests': () => contest({ type: 'contested' }),
      'owner contests, but the answer is lost': () => contest(null),
      'owner contests, but the first attempt had arrived': () => tooLate('contested'),
      'owner contests, but the votes are counted by now': () => tooLate('counted'),
    },
    states: {
      'has a link': () => undefined,
      'may try the link again': sees('unreachable'),
      'sees who voted for them': () => {
        sees('form')()
        expect(selectVote(now())?.castBy).toBe(aContestedVote().castBy)
      },
      'is asked for a reason': () => {
        sees('form')()
        expect(selectRefusal(now())).toBe('required')
      },
      'keeps the text after a failure': () => {
        sees('form')()
        expect(selectHasFailed(now())).toBe(true)
      },
      'is told that the link is not valid': sees('unknown'),
      'is told that the vote was counted': sees('counted'),
      'has contested the vote': sees('contested'),
    },
  }
}

describe('contesting a vote by a link, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
