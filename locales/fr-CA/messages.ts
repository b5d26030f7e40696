import { conversation } from './messages/conversation.ts'
import { messages } from './messages/messages.ts'

export const texts = { messages, conversation }
