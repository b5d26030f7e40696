import type { ConversationEntity } from '#contract/messages/conversations.ts'
import { createBeginning } from '#machines/parts/beginning/beginning.ts'

/** A conversation as typed in the form. */
export type ProposedConversation = {
  /** The idempotency key, made with the draft: retries start one conversation. */
  readonly key: string
  readonly name: string
  readonly memberIds: readonly string[]
  readonly distributionListIds: readonly string[]
  readonly isToManager: boolean
  readonly entities: readonly ConversationEntity[]
  readonly body: string
  readonly attachmentIds: readonly string[]
}

export const newConversationMachine = createBeginning<ProposedConversation>({
  id: 'newConversation',
  description: 'A person starts a conversation with people, lists of people or the manager.',
  meta: { specification: '§5 Conversation name required' },
  states: {
    writing: { description: 'The person chooses a name and recipients, and writes the first message.' },
  },
})
