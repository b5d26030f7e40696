import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { conversationsCount } from '#contract/messages/conversationsCount.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { messageKeys } from './messageKeys.ts'

/** Conversations with unread messages: quiet, because nobody has to answer at once. */
export const unreadConversations: NeedSource = {
  permission: 'conversation.read',
  waitsIn: { page: 'messages' },
  query: ({ api, person, placeId }, { translate: t }) => ({
    queryKey: messageKeys.count(person),
    queryFn: ({ signal }) => api(conversationsCount, { signal, isPlaceless: true }),
    staleTime: justRead,
    select: (answer) => {
      const { places } = z.parse(conversationsCount.answer, answer)
      const count = places.find((place) => place.placeId === placeId)?.unread ?? 0
      if (count === 0) return []
      return [
        {
          id: `messages ${placeId}`,
          urgency: 'someday' as const,
          at: 0,
          icon: 'message' as const,
          title: `${t('breadcrumb.pages.messages')} (${count})`,
          detail: t('shell.navigation.groups.exchanges'),
          action: { label: t('dashboard.needs.see'), href: `${screenPaths.messages}?filtre=non-lus` },
          count,
          givesWay: 2 as const,
        },
      ]
    },
  }),
}
