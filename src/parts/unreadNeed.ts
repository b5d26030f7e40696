import * as z from 'zod/mini'
import { type FixedPage, screenPaths } from '#contract/addresses.ts'
import type { topicsCount } from '#contract/forum/topicsCount.ts'
import type { conversationsCount } from '#contract/messages/conversationsCount.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Need, NeedSource } from './dashboardParts.ts'
import { justRead } from './justRead.ts'

/** Loads once exchanges are unread in several places, so that the dashboard of everybody else does not carry it. */
let several: typeof import('./needsOfPlaces.ts') | undefined

/** Unread exchanges in the places of the person: not urgent, because nobody has to answer immediately. */
export const unreadNeed = (
  page: FixedPage & ('messages' | 'forum'),
  permission: Permission,
  route: typeof conversationsCount | typeof topicsCount,
  keyOf: (person: string) => readonly string[],
): NeedSource => ({
  permission,
  waitsIn: { page },
  query: ({ api, person, placeId: selected }, language) => ({
    queryKey: keyOf(person),
    queryFn: async ({ signal }) => {
      const answer = await api(route, { signal, isPlaceless: true })
      if (answer.places.length > 1) several = await import('./needsOfPlaces.ts')
      return answer
    },
    staleTime: justRead,
    select: (answer) => {
      const { translate: t } = language
      const unread = z
        .parse(route.answer, answer)
        .places.flatMap(({ unread: count, ...place }) => (count === 0 ? [] : [{ ...place, count }]))
      const needOf = ({ placeId, placeName, count }: (typeof unread)[number], detail: string): Need => ({
        id: `${page} ${placeId}`,
        urgency: 'someday',
        at: 0,
        icon: 'message',
        title: `${t(`breadcrumb.pages.${page}`)} (${count})`,
        detail,
        action: { label: t('dashboard.needs.see'), href: `${screenPaths[page]}?filtre=non-lus` },
        place: { id: placeId, name: placeName },
        count,
        givesWay: 2,
      })
      return several
        ? several.needsOfPlaces(unread, { language, selected }, needOf)
        : unread.map((one) => needOf(one, one.placeName))
    },
  }),
})
