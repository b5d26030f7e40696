import { describe, expect, it } from 'vitest'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import {
  canHappen,
  type DecisionAction,
  type DecisionViewer,
  lifeAfter,
} from '#machines/decisions/decision/decision.lifecycle.ts'
import type { DecisionLifeDriver } from './decisionLife.model.ts'
import { everyPath } from './decisionLife.model.ts'

function driveLifecycle(): DecisionLifeDriver {
  let life: DecisionLife = 'open'
  let before: 'open' | 'discarded' = 'open'
  let isPastDate = false
  let isOfMeeting = false
  let vote: Choice | null = null
  const supporters = new Set<'member' | 'president'>()

  const everybody = () => ({
    hasVotes: true,
    hasVoted: false,
    isSupporter: false,
    isPresident: false,
    before,
    isOfMeeting,
  })
  const coOwner = (): DecisionViewer => ({ ...everybody(), hasVoted: vote !== null })
  const member = (): DecisionViewer => ({ ...everybody(), isSupporter: supporters.has('member') })
  const president = (): DecisionViewer => ({
    ...everybody(),
    isPresident: true,
    isSupporter: supporters.has('president'),
  })
  /** Asks the chart as the server does, and fails when it refuses. */
  function happen(viewer: DecisionViewer, type: DecisionAction['type']) {
    const after = lifeAfter(life, viewer, { type })
    expect([life, type, after !== null]).toEqual([life, type, true])
    life = after ?? life
  }
  const cannot = (viewer: DecisionViewer, ...types: DecisionAction['type'][]) => {
    for (const type of types) expect([life, type, canHappen(life, viewer, { type })]).toEqual([life, type, false])
  }
  const is = (expected: DecisionLife) => expect(life).toBe(expected)
  const count = () => {
    if (!isPastDate || life !== 'open') return
    happen(everybody(), 'date.passed')
    happen(everybody(), vote === 'for' ? 'votes.adopted' : 'votes.rejected')
  }
  const askAsMember = () => {
    happen(member(), 'meeting.request')
    supporters.add('member')
  }
  const askAll = () => {
    askAsMember()
    happen(president(), 'meeting.request')
    supporters.add('president')
    before = life === 'discarded' ? 'discarded' : 'open'
    happen(everybody(), 'support.reached')
  }
  const answer = (type: DecisionAction['type']) => {
    cannot(coOwner(), type)
    happen(president(), type)
    isOfMeeting = life === 'requalified'
    supporters.clear()
    count()
  }
  const waits = () => {
    is('awaitingRequalification')
    cannot(coOwner(), 'vote.cast', 'vote.change', 'proxy.cast', 'meeting.request')
    cannot(member(), 'meeting.withdraw')
  }
  return {
    events: {
      'co-owner votes for it': () => {
        happen(coOwner(), 'vote.cast')
        vote = 'for'
      },
      'co-owner changes their vote to against': () => {
        happen(coOwner(), 'vote.change')
        vote = 'against'
      },
      'holder votes on behalf of the co-owner': () => {
        happen(everybody(), 'proxy.cast')
        vote = 'for'
      },
      'co-owner replaces that vote with their own': () => happen(coOwner(), 'vote.change'),
      'board asks for a meeting': askAll,
      'one board member asks for a meeting': askAsMember,
      'one board member withdraws the request': () => {
        happen(member(), 'meeting.withdraw')
        supporters.delete('member')
      },
      'due date passes': () => {
        isPastDate = true
        count()
      },
      'president calls the meeting': () => answer('meeting.organise'),
      'president refuses the meeting': () => answer('meeting.refuse'),
      'president abandons the project': () => answer('project.abandon'),
      'president closes the project': () => answer('project.conclude'),
      'the meeting votes for it': () => happen(everybody(), 'votes.adopted'),
      'the meeting votes against it': () => happen(everybody(), 'votes.rejected'),
    },
    states: {
      'is put to the vote': () => {
        is('open')
        cannot(coOwner(), 'vote.change', 'meeting.withdraw')
        cannot(president(), 'meeting.organise', 'meeting.refuse', 'project.abandon', 'project.conclude')
      },
      'has a vote for it': () => cannot(coOwner(), 'vote.cast'),
      'has a vote against it': () => cannot(coOwner(), 'vote.cast'),
      'has a proxy vote': () => cannot(coOwner(), 'vote.cast'),
      'has the vote of the co-owner instead': () => is('open'),
      'has one supporter': () => cannot(member(), 'meeting.request'),
      'has no supporter': () => cannot(member(), 'meeting.withdraw'),
      'waits for the president': waits,
      'waits for the president with a vote': waits,
      'waits past its due date': waits,
      'waits for the president after its rejection': waits,
      'is voted on again': () => is('open'),
      'is adopted': () => {
        is('accepted')
        cannot(coOwner(), 'vote.cast', 'vote.change', 'meeting.request', 'project.conclude')
      },
      'is rejected': () => {
        is('discarded')
        cannot(coOwner(), 'vote.cast', 'vote.change', 'project.conclude')
      },
      'stays rejected': () => is('discarded'),
      'goes to a meeting': () => {
        is('requalified')
        cannot(president(), 'meeting.organise', 'meeting.refuse')
      },
      'is adopted by the meeting': () => is('accepted'),
      'is rejected by the meeting': () => {
        is('discarded')
        cannot(coOwner(), 'meeting.request', 'vote.cast', 'vote.change')
        cannot(member(), 'meeting.request')
      },
      'is closed': () => {
        is('concluded')
        cannot(president(), 'project.conclude', 'project.abandon', 'meeting.request')
      },
    },
  }
}

describe('the life of a decision, walked against its lifecycle', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveLifecycle())
  })
})
