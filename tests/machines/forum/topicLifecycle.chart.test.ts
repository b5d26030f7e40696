import { describe, expect, it } from 'vitest'
import { topicStates } from '#contract/forum/topicList.ts'
import { canHappenToTopic, topicStateAfter } from '#machines/forum/topic/topic.lifecycle.ts'

const reader = { isAuthor: false, isModerator: false, isCoowner: true, linked: [], proposedBy: 'nobody' } as const
const author = { ...reader, isAuthor: true }
const moderator = { ...reader, isModerator: true, isCoowner: false } as const
const moves = ['topic.close', 'topic.archive', 'topic.move', 'topic.reopen'] as const

describe('the life of a topic', () => {
  it('accepts posts of every reader while it is open, and of nobody once it is closed or archived', () => {
    for (const facts of [reader, author, moderator]) {
      const takers = topicStates.filter((state) => canHappenToTopic(state, facts, { type: 'post.write' }))
      expect(takers).toEqual(['open'])
    }
  })

  it('is closed, archived, moved and reopened only by board and manager', () => {
    for (const type of moves) {
      const state = type === 'topic.reopen' ? 'closed' : 'open'
      expect(canHappenToTopic(state, moderator, { type })).toBe(true)
      expect(canHappenToTopic(state, author, { type })).toBe(false)
    }
  })

  it('reopens from the archive, and can only be followed there', () => {
    expect(topicStateAfter('archived', moderator, { type: 'topic.reopen' })).toBe('open')
    expect(canHappenToTopic('archived', reader, { type: 'topic.follow' })).toBe(true)
    for (const type of [
      'topic.move',
      'topic.rename',
      'topic.close',
      'report.open',
      'proposal.make',
      'decision.create',
    ] as const) {
      expect(canHappenToTopic('archived', { ...moderator, isAuthor: true }, { type })).toBe(false)
    }
  })

  it('is renamed by its author only while it is open', () => {
    expect(canHappenToTopic('open', author, { type: 'topic.rename' })).toBe(true)
    expect(canHappenToTopic('open', reader, { type: 'topic.rename' })).toBe(false)
    expect(canHappenToTopic('closed', author, { type: 'topic.rename' })).toBe(false)
    expect(canHappenToTopic('closed', moderator, { type: 'topic.rename' })).toBe(true)
  })

  it('becomes one report at most, for its author, board and manager', () => {
    expect(canHappenToTopic('closed', author, { type: 'report.open' })).toBe(true)
    expect(canHappenToTopic('closed', reader, { type: 'report.open' })).toBe(false)
    expect(canHappenToTopic('open', { ...moderator, linked: ['report'] }, { type: 'report.open' })).toBe(false)
    expect(canHappenToTopic('open', { ...moderator, linked: ['report'] }, { type: 'decision.create' })).toBe(true)
  })

  it('is proposed to the next meeting once, by any co-owner, until it is put to the vote', () => {
    expect(canHappenToTopic('closed', reader, { type: 'proposal.make' })).toBe(true)
    expect(canHappenToTopic('open', moderator, { type: 'proposal.make' })).toBe(false)
    expect(canHappenToTopic('open', { ...reader, proposedBy: 'another' }, { type: 'proposal.make' })).toBe(false)
    expect(canHappenToTopic('open', { ...reader, linked: ['decision'] }, { type: 'proposal.make' })).toBe(false)
  })

  it('loses its proposal through its co-owner, or through board and manager', () => {
    const withdraws = (facts: Parameters<typeof canHappenToTopic>[1]) =>
      canHappenToTopic('open', facts, { type: 'proposal.withdraw' })
    expect(withdraws({ ...reader, proposedBy: 'reader' })).toBe(true)
    expect(withdraws({ ...reader, proposedBy: 'another' })).toBe(false)
    expect(withdraws({ ...moderator, proposedBy: 'another' })).toBe(true)
    expect(withdraws(moderator)).toBe(false)
    expect(withdraws({ ...reader, proposedBy: 'reader', linked: ['decision'] })).toBe(false)
  })
})
