import * as z from 'zod/mini'
import { conversationNameLimit } from '#contract/messages/conversations.ts'
import { longText, requiredText } from '#contract/text.ts'
import type { ConversationValue } from './NewConversationScreen.tsx'
import type { Wanted } from './newConversation.address.ts'

export const conversationSchema = z.object({ name: requiredText(conversationNameLimit), body: longText })

/** A link with a subject takes precedence over an earlier draft, whose text is kept. */
export function withWanted(value: ConversationValue, { name, isToManager, subject }: Wanted): ConversationValue {
  if (!isToManager && subject === null && name === '') return value
  return {
    ...value,
    name: name || value.name,
    isToManager: isToManager || value.isToManager,
    entities: subject ? [subject] : [],
  }
}
