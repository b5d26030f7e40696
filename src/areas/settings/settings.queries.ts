import { queryOptions } from '@tanstack/react-query'
import { settingsRoutes } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const settingsKeys = {
  privacy: (person: string) => ['settings', person, 'privacy'] as const,
  mailing: (person: string) => ['settings', person, 'mailing'] as const,
  notifications: (person: string) => ['settings', person, 'notifications'] as const,
}

export const settingsQueries = (api: Api, person: string) => ({
  privacy: () =>
    queryOptions({
      queryKey: settingsKeys.privacy(person),
      queryFn: ({ signal }) => api(settingsRoutes.readPrivacy, { signal }),
    }),
  mailing: () =>
    queryOptions({
      queryKey: settingsKeys.mailing(person),
      queryFn: ({ signal }) => api(settingsRoutes.readMailing, { signal }),
    }),
  notifications: () =>
    queryOptions({
      queryKey: settingsKeys.notifications(person),
      queryFn: ({ signal }) => api(settingsRoutes.readNotificationSettings, { signal }),
    }),
})
