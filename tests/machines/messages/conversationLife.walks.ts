import { conversationLifecycle } from '#machines/messages/conversation/conversation.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(conversationLifecycle, {
    ends: ['left'],
    // The readers with the most rights: staff who are members, of a conversation that is open or closed.
    inputs: [false, true].map((isClosed) => ({
      isMember: true,
      isCreator: true,
      isStaff: true,
      isToManager: true,
      isClosed,
    })),
    events: [
      { type: 'message.post' },
      { type: 'conversation.archive' },
      { type: 'conversation.restore' },
      { type: 'conversation.close' },
      { type: 'conversation.leave' },
    ],
  }),
]
