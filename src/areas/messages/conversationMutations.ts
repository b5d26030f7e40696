import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import type { Api } from '#src/api/api.ts'
import { messageCache } from './messageCache.ts'
import { messageKeys } from './messageKeys.ts'

/** The changes of a person to their own copy of a conversation. */
export type OwnChanges = { readonly isArchived?: boolean; readonly isMuted?: boolean }

export function conversationMutations(api: Api, client: QueryClient, person: string, conversationId: string) {
  const params = { conversationId }
  const cache = messageCache(client, person, conversationId)
  return {
    /** An optimistic update, rolled back on failure. */
    change: () =>
      mutationOptions({
        mutationFn: (conversation: OwnChanges) => api(conversationRoutes.change, { params, body: { conversation } }),
        onMutate: (changes: OwnChanges) => cache.change(changes),
        onSuccess: (detail: ConversationDetail) =>
          client.setQueryData(messageKeys.detail(person, conversationId), detail),
        onSettled: cache.settle,
      }),
    leave: () =>
      mutationOptions({
        mutationFn: () => api(conversationRoutes.leave, { params }),
        onSuccess: cache.settle,
      }),
  }
}
