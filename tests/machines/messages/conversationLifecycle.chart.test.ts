import { describe, expect, it } from 'vitest'
import { canHappenToConversation, conversationStateOf } from '#machines/messages/conversation/conversation.lifecycle.ts'

const member = { isMember: true, isCreator: false, isStaff: false, isToManager: true, isClosed: false }
const staff = { ...member, isMember: false, isStaff: true }

describe('the life of a conversation', () => {
  it('lets members archive, mute and leave, and nobody else', () => {
    for (const type of ['conversation.archive', 'conversation.mute', 'conversation.leave'] as const) {
      expect(canHappenToConversation('open', member, { type })).toBe(true)
      expect(canHappenToConversation('open', staff, { type })).toBe(false)
    }
  })

  it('lets staff assign and close conversations with the manager, and nothing else', () => {
    for (const type of ['conversation.assign', 'conversation.close'] as const) {
      expect(canHappenToConversation('open', staff, { type })).toBe(true)
      expect(canHappenToConversation('open', { ...staff, isToManager: false }, { type })).toBe(false)
      expect(canHappenToConversation('open', member, { type })).toBe(false)
    }
    expect(canHappenToConversation('closed', { ...staff, isClosed: true }, { type: 'conversation.close' })).toBe(false)
  })

  it('accepts messages wherever a reader keeps it, and none once they have left', () => {
    for (const state of ['open', 'closed', 'archived'] as const) {
      expect(canHappenToConversation(state, member, { type: 'message.post' })).toBe(true)
    }
    expect(canHappenToConversation('left', member, { type: 'message.post' })).toBe(false)
  })

  it('counts as archived for a reader who has archived it', () => {
    expect(conversationStateOf({ isArchived: true, isClosed: true })).toBe('archived')
    expect(conversationStateOf({ isArchived: false, isClosed: true })).toBe('closed')
    expect(conversationStateOf({ isArchived: false, isClosed: false })).toBe('open')
  })
})
