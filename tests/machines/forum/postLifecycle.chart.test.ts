import { describe, expect, it } from 'vitest'
import { canHappenToPost, postStateOf } from '#machines/forum/post/post.lifecycle.ts'

const reader = { isOwn: false, isModerator: false, topicState: 'open', isReported: false } as const
const author = { ...reader, isOwn: true }
const moderator = { ...reader, isModerator: true }

describe('the life of a post', () => {
  it('is quoted and edited only while its topic is open', () => {
    for (const topicState of ['open', 'closed', 'archived'] as const) {
      const isOpen = topicState === 'open'
      expect(canHappenToPost('shown', { ...reader, topicState }, { type: 'post.quote' })).toBe(isOpen)
      expect(canHappenToPost('shown', { ...author, topicState }, { type: 'post.edit' })).toBe(isOpen)
    }
    expect(canHappenToPost('shown', moderator, { type: 'post.edit' })).toBe(false)
  })

  it('is withdrawn only by its author, and not in the archive', () => {
    expect(canHappenToPost('shown', { ...author, topicState: 'closed' }, { type: 'post.withdraw' })).toBe(true)
    expect(canHappenToPost('shown', { ...author, topicState: 'archived' }, { type: 'post.withdraw' })).toBe(false)
    expect(canHappenToPost('shown', moderator, { type: 'post.withdraw' })).toBe(false)
    expect(canHappenToPost('hidden', author, { type: 'post.withdraw' })).toBe(false)
  })

  it('is reported once by each reader, and never by its author', () => {
    expect(canHappenToPost('shown', reader, { type: 'post.report' })).toBe(true)
    expect(canHappenToPost('shown', { ...reader, isReported: true }, { type: 'post.report' })).toBe(false)
    expect(canHappenToPost('shown', author, { type: 'post.report' })).toBe(false)
  })

  it('is hidden in every state of its topic, and shown again by anybody but its author', () => {
    const own = { ...moderator, isOwn: true, topicState: 'archived' } as const
    expect(canHappenToPost('shown', own, { type: 'post.hide' })).toBe(true)
    expect(canHappenToPost('hidden', own, { type: 'post.unhide' })).toBe(false)
    expect(canHappenToPost('shown', own, { type: 'reports.dismiss' })).toBe(false)
    expect(canHappenToPost('hidden', moderator, { type: 'post.unhide' })).toBe(true)
    expect(canHappenToPost('hidden', reader, { type: 'post.unhide' })).toBe(false)
  })

  it('can still be withdrawn until it is hidden', () => {
    expect(postStateOf({ withdrawnAt: 'then', hidden: {} })).toBe('withdrawn')
    expect(postStateOf({ withdrawnAt: null, hidden: {} })).toBe('hidden')
    expect(postStateOf({ withdrawnAt: null, hidden: null })).toBe('shown')
  })
})
