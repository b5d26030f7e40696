import * as z from 'zod/mini'
import { type FixedPage, screenPaths } from '#contract/addresses.ts'
import type { topicsCount } from '#contract/forum/topicsCount.ts'
import type { conversationsCount } from '#contract/messages/conversationsCount.ts'
import type { Permission } from '#contract/permissions.ts'
import type { NeedSource } from './dashboardParts.ts'
import { justRead } from './justRead.ts'

/** Unread exchanges in the selected place: not urgent, because nobody has to answer immediately. */
export const unreadNeed = (
  page: FixedPage & ('messages' | 'forum'),
  permission: Permission,
  route: typeof conversationsCount | typeof topicsCount,
  keyOf: (person: string) => readonly string[],
): NeedSource => ({
  permission,
  waitsIn: { page },
  query: ({ api, person, placeId }, { translate: t }) => ({
    queryKey: keyOf(person),
    queryFn: ({ signal }) => api(route, { signal, isPlaceless: true }),
    staleTime: justRead,
    select: (answer) => {
      const { places } = z.parse(route.answer, answer)
      const count = places.find((place) => place.placeId === placeId)?.unread ?? 0
      if (count === 0) return []
      return [
        {
          id: `${page} ${placeId}`,
          urgency: 'someday' as const,
          at: 0,
          icon: 'message' as const,
          title: `${t(`breadcrumb.pages.${page}`)} (${count})`,
          detail: t('shell.navigation.groups.exchanges'),
          action: { label: t('dashboard.needs.see'), href: `${screenPaths[page]}?filtre=non-lus` },
          count,
          givesWay: 2 as const,
        },
      ]
    },
  }),
})
