import { describe, expect, it } from 'vitest'
import { type DecisionLife, decisionLives } from '#contract/decisions/decisionList.ts'
import {
  canHappen,
  type DecisionAction,
  type DecisionViewer,
  decisionLifecycle,
  lifeAfter,
} from '#machines/decisions/decision/decision.lifecycle.ts'

/** A president who owns votes and has not used them: whoever may do most. */
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
  it('has the states of the contract, and ends in the last one only', () => {
    expect(Object.keys(decisionLifecycle.states).sort()).toEqual([...decisionLives].sort())
    for (const life of decisionLives) expect(possible(life).length > 0).toBe(life !== 'concluded')
  })

  it('lets an owner vote once, then change it, until the date has passed', () => {
    expect(possible('open')).toContain('vote.cast')
    expect(possible('open', { hasVoted: true })).not.toContain('vote.cast')
    expect(possible('open', { hasVoted: true })).toContain('vote.change')
    for (const life of decisionLives.filter((other) => other !== 'open')) {
      expect(possible(life).filter((type) => /^(vote|proxy)\./.test(type))).toEqual([])
    }
  })

  it('lets nobody vote or ask for a meeting who owns nothing in it', () => {
    const stranger = { hasVotes: false, isPresident: false }
    expect(possible('open', stranger)).toEqual(['support.reached', 'date.passed'])
    expect(possible('discarded', stranger)).toEqual(['support.reached'])
  })

  it('lets one of the board ask for a meeting who owns nothing in it, and vote no more than before', () => {
    const member = { hasVotes: false, isPresident: false, isOnBoard: true }
    expect(possible('open', member)).toEqual(['meeting.request', 'support.reached', 'date.passed'])
    expect(possible('discarded', member)).toEqual(['meeting.request', 'support.reached'])
    expect(possible('open', { ...member, isSupporter: true })).toContain('meeting.withdraw')
    expect(possible('open', { ...member, isSupporter: true })).not.toContain('meeting.request')
  })

  it('is decided by the meeting it was brought to, which goes before no other one', () => {
    expect(possible('requalified')).toEqual(['project.conclude', 'votes.adopted', 'votes.rejected'])
    expect(lifeAfter('requalified', viewer, { type: 'votes.adopted' })).toBe('accepted')
    expect(lifeAfter('requalified', viewer, { type: 'votes.rejected' })).toBe('discarded')
    expect(possible('discarded')).toContain('meeting.request')
    expect(possible('discarded', { isOfMeeting: true })).not.toContain('meeting.request')
  })

  it('leaves to the president alone what only the president may decide', () => {
    const owner = { isPresident: false }
    expect(possible('awaitingRequalification')).toEqual(['meeting.organise', 'meeting.refuse', 'project.abandon'])
    expect(possible('awaitingRequalification', owner)).toEqual([])
    for (const life of ['accepted', 'discarded', 'requalified'] as const) {
      expect(possible(life)).toContain('project.conclude')
      expect(possible(life, owner)).not.toContain('project.conclude')
    }
  })

  it('goes back to where it was when a meeting is refused', () => {
    const refuse = (before: 'open' | 'discarded') =>
      lifeAfter('awaitingRequalification', { ...viewer, before }, { type: 'meeting.refuse' })
    expect([refuse('open'), refuse('discarded')]).toEqual(['open', 'discarded'])
  })

  it('says that nothing becomes of what may not happen', () => {
    expect(lifeAfter('accepted', viewer, { type: 'votes.rejected' })).toBeNull()
    expect(lifeAfter('pastDate', viewer, { type: 'vote.cast' })).toBeNull()
  })
})
