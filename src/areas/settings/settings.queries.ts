import { queryOptions } from '@tanstack/react-query'
import { settingsRoutes } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { settingsKeys } from './settingsKeys.ts'

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
