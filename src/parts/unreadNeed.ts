import * as z from 'zod/mini'
import { type FixedPage, screenPaths } from '#contract/addresses.ts'
import type { topicsCount } from '#contract/forum/topicsCount.ts'
import type { conversationsCount } from '#contract/messages/conversationsCount.ts'
import type { Permission } from '#contract/permissions.ts'
import type { NeedSource } from './dashboardParts.ts'
import { justRead } from './justRead.ts'
import { needsOfPlaces } from './needsOfPlaces.ts'

/** Unread exchanges in the places of the person: not urgent, because nobody has to answer immediately. */
export const unreadNeed = (
  page: FixedPage & ('messages' | 'forum'),
  permission: Permission,
  route: typeof conversationsCount | typeof topicsCount,
  keyOf: (person: string) => readonly string[],
): NeedSource => ({
  permission,
  isOfAll: true,
  waitsIn: { page },
  query: ({ api, person, placeId: selected }, language) => ({
    queryKey: keyOf(person),
    queryFn: ({ signal }) => api(route, { signal, isPlaceless: true }),
    staleTime: justRead,
    select: (answer) => {
      const { translate: t } = language
      const unread = z
        .parse(route.answer, answer)
        .places.flatMap(({ unread: count, ...place }) => (count === 0 ? [] : [{ ...place, count }]))
      return needsOfPlaces(unread, { language, selected }, ({ placeId, count }, detail) => ({
        id: `${page} ${placeId}`,
        urgency: 'someday',
        at: 0,
        icon: 'message',
        title: `${t(`breadcrumb.pages.${page}`)} (${count})`,
        detail,
        action: { label: t('dashboard.needs.see'), href: `${screenPaths[page]}?filtre=non-lus` },
        count,
        givesWay: 2,
      }))
    },
  }),
})
