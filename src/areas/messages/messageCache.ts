import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Conversation, ConversationDetail, conversationRoutes } from '#contract/messages/conversations.ts'
import { previewLength } from '#contract/messages/conversations.ts'
import type { Message } from '#contract/messages/messages.ts'
import type { Profile } from '#contract/profile.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Seen, Written } from '#machines/messages/conversation/conversation.setup.ts'
import { profileKeys } from '#src/parts/profileQueries.ts'
import { messageKeys } from './messageKeys.ts'
import type { ThreadPage } from './messageQueries.ts'

type ListPage = RouteAnswer<typeof conversationRoutes.list>
type Pages<Page> = InfiniteData<Page, unknown>

/** Optimistic updates of all cached copies of a conversation; live events correct the rest. */
export function messageCache(client: QueryClient, person: string, conversationId: string) {
  const detailKey = messageKeys.detail(person, conversationId)
  const threadKey = messageKeys.thread(person, conversationId)

  function changeLists(change: (conversation: Conversation) => Conversation, isFirst: boolean) {
    client.setQueriesData<Pages<ListPage>>({ queryKey: messageKeys.lists(person) }, (list) =>
      list ? { ...list, pages: changedPages(list.pages, conversationId, change, isFirst) } : undefined,
    )
  }
  function change(changes: Partial<Conversation>, isFirst = false) {
    changeLists((conversation) => ({ ...conversation, ...changes }), isFirst)
    client.setQueryData<ConversationDetail>(detailKey, (detail) => detail && { ...detail, ...changes })
  }

  function changeThread(changed: (pages: readonly ThreadPage[], message: Message) => ThreadPage[], message: Message) {
    // A response under way may be older than the message and would remove it, so the thread is read again.
    const isBeingRead = client.isFetching({ queryKey: threadKey }) > 0
    client.setQueryData<Pages<ThreadPage>>(
      threadKey,
      (thread) => thread && { ...thread, pages: changed(thread.pages, message) },
    )
    if (isBeingRead) void client.invalidateQueries({ queryKey: threadKey })
    void client.invalidateQueries({ queryKey: messageKeys.lists(person) })
  }

  return {
    change,
    /** The server has stored a message: it goes to the end of the thread. */
    addMessage: (message: Message) => changeThread(added, message),
    /** A message was edited or withdrawn. */
    replaceMessage: (message: Message) => changeThread(replaced, message),
    /** The conversation moves to the top of the list, with the new message as its preview (specification §4). */
    showPosted({ key, body, attachments, writtenAt }: Written) {
      const own = client.getQueryData<Profile>(profileKeys.own(person))
      if (!own) return
      const { userId, displayName, avatarUrl } = own
      changeLists(
        (conversation) => ({
          ...conversation,
          isArchived: false,
          unreadCount: 0,
          updatedAt: writtenAt,
          preview: {
            messageId: key,
            seq: (conversation.preview?.seq ?? 0) + 1,
            author: { userId, displayName, avatarUrl },
            isOwn: true,
            isFromStaff: false,
            text: body.slice(0, previewLength),
            isWithdrawn: false,
            hasFiles: attachments.length > 0,
          },
        }),
        true,
      )
    },
    noteRead({ messageId }: Seen) {
      change({ unreadCount: 0, lastReadMessageId: messageId })
      void client.invalidateQueries({ queryKey: messageKeys.count(person) })
    },
    settle: () => void client.invalidateQueries({ queryKey: messageKeys.all(person) }),
  }
}

function added(pages: readonly ThreadPage[], message: Message): ThreadPage[] {
  const [first, ...older] = pages
  if (!first) return []
  const others = first.messages.filter(({ id }) => id !== message.id)
  return [{ ...first, messages: [message, ...others] }, ...older]
}

const replaced = (pages: readonly ThreadPage[], message: Message): ThreadPage[] =>
  pages.map((page) => ({ ...page, messages: page.messages.map((one) => (one.id === message.id ? message : one)) }))

/** Changes one conversation wherever it is in the pages of a list; `isFirst` moves it to the top. */
function changedPages(
  pages: readonly ListPage[],
  conversationId: string,
  change: (conversation: Conversation) => Conversation,
  isFirst: boolean,
): ListPage[] {
  const known = pages.flatMap(({ data }) => data.entities.conversations[conversationId] ?? [])[0]
  if (!known) return [...pages]
  const changed = change(known)
  return pages.map(({ data, meta }, index) => {
    const isHere = data.result.includes(conversationId)
    const others = data.result.filter((id) => id !== conversationId)
    const result = !isFirst ? data.result : index === 0 ? [conversationId, ...others] : others
    const entities =
      isHere || index === 0
        ? { ...data.entities.conversations, [conversationId]: changed }
        : data.entities.conversations
    return { data: { ...data, result, entities: { ...data.entities, conversations: entities } }, meta }
  })
}
