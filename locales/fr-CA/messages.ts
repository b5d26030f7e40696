import { conversation } from './messages/conversation.ts'
import { conversationDesk } from './messages/conversationDesk.ts'
import { messages } from './messages/messages.ts'

export const texts = { messages, conversation, conversationDesk }
