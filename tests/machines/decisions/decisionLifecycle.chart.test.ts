import { describe, expect, it } from 'vitest'
import { type DecisionLife, decisionLives } from '#contract/decisions/decisionList.ts'
import {
  canHappen,
  type DecisionAction,
  type DecisionViewer,
  decisionLifecycle,
  lifeAfter,
} from '#machines/decisions/decision/decision.lifecycle.ts'

/** The viewer with the most rights: a president with unused votes. */
const viewer: DecisionViewer = {
  hasVotes: true,
  hasVoted: false,
  isSupporter: false,
  isPresident: true,
  before: 'open',
}
const actions: readonly DecisionAction['type'][] = [
  'vote.cast',
  'vote.change',
  'proxy.cast',
  'meeting.request',
  'meeting.withdraw',
  'meeting.organise',
  'meeting.refuse',
  'project.abandon',
  'project.conclude',
  'support.reached',
  'date.passed',
  'votes.adopted',
  'votes.rejected',
]
const possible = (life: DecisionLife, who: Partial<DecisionViewer> = {}) =>
  actions.filter((type) => canHappen(life, { ...viewer, ...who }, { type }))

describe('the life of a decision', () => {
  it('has the states of the contract, and ends only in the last one', () => {
    expect(Object.keys(decisionLifecycle.states).sort()).toEqual([...decisionLives].sort())
    for (const life of decisionLives) expect(possible(life).length > 0).toBe(life !== 'concluded')
  })

  it('lets an owner vote once, then change the vote, until the due date', () => {
    expect(possible('open')).toContain('vote.cast')
    expect(possible('open', { hasVoted: true })).not.toContain('vote.cast')
    expect(possible('open', { hasVoted: true })).toContain('vote.change')
    for (const life of decisionLives.filter((other) => other !== 'open')) {
      expect(possible(life).filter((type) => /^(vote|proxy)\./.test(type))).toEqual([])
    }
  })

  it('lets nobody without votes in the decision vote or request a meeting', () => {
    const stranger = { hasVotes: false, isPresident: false }
    expect(possible('open', stranger)).toEqual(['support.reached', 'date.passed'])
    expect(possible('discarded', stranger)).toEqual(['support.reached'])
  })

  it('lets a board member without votes in the decision request a meeting, but not vote', () => {
    const member = { hasVotes: false, isPresident: false, isOnBoard: true }
    expect(possible('open', member)).toEqual(['meeting.request', 'support.reached', 'date.passed'])
    expect(possible('discarded', member)).toEqual(['meeting.request', 'support.reached'])
    expect(possible('open', { ...member, isSupporter: true })).toContain('meeting.withdraw')
    expect(possible('open', { ...member, isSupporter: true })).not.toContain('meeting.request')
  })

  it('is decided by its meeting, and cannot go to another one', () => {
    expect(possible('requalified')).toEqual(['project.conclude', 'votes.adopted', 'votes.rejected'])
    expect(lifeAfter('requalified', viewer, { type: 'votes.adopted' })).toBe('accepted')
    expect(lifeAfter('requalified', viewer, { type: 'votes.rejected' })).toBe('discarded')
    expect(possible('discarded')).toContain('meeting.request')
    expect(possible('discarded', { isOfMeeting: true })).not.toContain('meeting.request')
  })

  it('reserves the president’s answers for the president', () => {
    const owner = { isPresident: false }
    expect(possible('awaitingRequalification')).toEqual(['meeting.organise', 'meeting.refuse', 'project.abandon'])
    expect(possible('awaitingRequalification', owner)).toEqual([])
    for (const life of ['accepted', 'discarded', 'requalified'] as const) {
      expect(possible(life)).toContain('project.conclude')
      expect(possible(life, owner)).not.toContain('project.conclude')
    }
  })

  it('returns to its previous state when the meeting is refused', () => {
    const refuse = (before: 'open' | 'discarded') =>
      lifeAfter('awaitingRequalification', { ...viewer, before }, { type: 'meeting.refuse' })
    expect([refuse('open'), refuse('discarded')]).toEqual(['open', 'discarded'])
  })

  it('returns no state for an event that is not possible', () => {
    expect(lifeAfter('accepted', viewer, { type: 'votes.rejected' })).toBeNull()
    expect(lifeAfter('pastDate', viewer, { type: 'vote.cast' })).toBeNull()
  })
})
