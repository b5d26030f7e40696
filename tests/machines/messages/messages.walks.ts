import { conversationMachine } from '#machines/messages/conversation/conversation.machine.ts'
import { newConversationMachine } from '#machines/messages/newConversation/newConversation.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { aProposal, aWritten } from '#tests/support/startConversation.ts'

export const walks = [
  walkOf(conversationMachine, {
    inputs: [{ outbox: [], readUpTo: 3 }],
    events: [
      { type: 'message.post', message: aWritten('k1') },
      { type: 'message.resend', key: 'k1' },
      { type: 'message.delete', key: 'k1' },
      { type: 'messages.seen', seen: { seq: 4, messageId: 'm4' } },
      { type: 'message.edit', messageId: 'm2' },
      { type: 'edit.cancel' },
      { type: 'edit.save', body: 'Mieux dit.' },
      { type: 'network.found' },
    ],
    answers: {
      postMessage: [{ kind: 'sent' }, { kind: 'refused', code: 'too_long' }, { kind: 'unanswered' }],
      markRead: [{ seq: 4, messageId: 'm4' }],
      saveEdit: [{ isSaved: true }, { isSaved: false, code: 'too_long' }],
    },
    by: ({ context }) => [context.outbox.slice(0, 2).map(({ refusal }) => refusal), context.readUpTo],
  }),
  walkOf(newConversationMachine, {
    events: [{ type: 'form.send', proposed: aProposal }, { type: 'form.change' }],
    answers: {
      begin: [
        { kind: 'begun', id: 'c1' },
        { kind: 'refused', fieldCodes: { name: 'required' } },
        { kind: 'arrivedBefore' },
        { kind: 'unanswered' },
      ],
    },
    ends: ['begun'],
  }),
]
