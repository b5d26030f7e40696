import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { conversationsCount } from '#contract/messages/conversationsCount.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { messageKeys } from './messageKeys.ts'

/** Conversations with unread messages: quiet, because nobody has to answer at once. */
export const unreadConversations: NeedSource = {
  permission: 'conversation.read',
  waitsIn: { page: 'messages' },
  query: ({ api, person, placeId }, { translate: t, locale }) => ({
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
          title: t(`dashboard.needs.messages.${pluralForm(locale, count)}`, { count }),
          detail: t('breadcrumb.pages.messages'),
          action: { label: t('dashboard.needs.see'), href: `${screenPaths.messages}?filtre=non-lus` },
          count,
          givesWay: 2 as const,
        },
      ]
    },
  }),
}
