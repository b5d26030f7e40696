import { conversationsCount } from '#contract/messages/conversationsCount.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { unreadNeed } from '#src/parts/unreadNeed.ts'
import { messageKeys } from './messageKeys.ts'

/** Conversations with unread messages. */
export const unreadConversations: NeedSource = unreadNeed(
  'messages',
  'conversation.read',
  conversationsCount,
  messageKeys.count,
)
