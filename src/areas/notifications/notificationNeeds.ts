import * as z from 'zod/mini'
import { notificationRoutes } from '#contract/notifications.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { rowsOf } from '#src/parts/pagesOf.ts'

const shown = 5

/** Unread notifications that ask the person to act, with links to where. */
export const notificationNeeds: NeedSource = {
  permission: 'notification.read',
  query: ({ api, person, placeId }, { translate: t, format }) => ({
    queryKey: ['notifications', person, 'highlighted', placeId],
    queryFn: ({ signal }) =>
      api(notificationRoutes.list, { query: { place: placeId, q: 'highlighted', perPage: shown }, signal }),
    staleTime: justRead,
    select: (list) =>
      rowsOf(z.parse(notificationRoutes.list.answer, list))
        .flatMap(({ path, ...news }) => (news.readAt === null && path !== null ? [{ path, ...news }] : []))
        .map(({ id, title, createdAt, path }) => ({
          id,
          urgency: 'soon' as const,
          // Nothing is due at a date, so what is comes first.
          at: Number.POSITIVE_INFINITY,
          icon: 'bell' as const,
          title,
          detail: t('dashboard.needs.since', { date: format.recentDate(new Date(createdAt)) }),
          action: { label: t('dashboard.needs.see'), href: path },
          givesWay: 1 as const,
        })),
  }),
}
