/** The filters of the list, without its page. */
export type ConversationFilters = {
  readonly q?: 'archived'
  readonly unread?: 'true'
  readonly search?: string
}

/** The first word of a key is the live topic (contract/live.ts). */
export const messageKeys = {
  all: (person: string) => ['messages', person] as const,
  count: (person: string) => [...messageKeys.all(person), 'count'] as const,
  lists: (person: string) => [...messageKeys.all(person), 'list'] as const,
  list: (person: string, placeId: string, filters: ConversationFilters) =>
    [...messageKeys.lists(person), placeId, filters] as const,
  detail: (person: string, conversationId: string) => [...messageKeys.all(person), 'detail', conversationId] as const,
  thread: (person: string, conversationId: string) => [...messageKeys.all(person), 'thread', conversationId] as const,
  blocked: (person: string, placeId: string) => [...messageKeys.all(person), 'blocked', placeId] as const,
  recipients: (person: string, placeId: string, search: string) =>
    [...messageKeys.all(person), 'recipients', placeId, search] as const,
}
