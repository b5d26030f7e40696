import { conversationDesk } from '../fr-FR/messages/conversationDesk.ts'
import { conversation } from './messages/conversation.ts'
import { messages } from './messages/messages.ts'

export const texts = { messages, conversation, conversationDesk }
