import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import type { MailingPreferences, MailRhythm, NotificationChannel, NotificationTopic } from '#contract/settings.ts'
import { settingsRoutes } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { settingsKeys } from './settingsKeys.ts'

export type MailingKind = Exclude<keyof MailingPreferences, 'chosenAt'>
export type NotificationSwitch = { readonly topic: NotificationTopic; readonly channel: NotificationChannel }

/**
 * Each change is an optimistic update; the response, which holds all settings, replaces the cached ones. Changes of a kind
 * share one `scope`, so they are sent in order and no older response comes last.
 */
export const settingsMutations = (api: Api, client: QueryClient, person: string) => ({
  mailing: (kind: MailingKind) =>
    mutationOptions({
      mutationFn: (channel: MailingPreferences[MailingKind]) =>
        api(settingsRoutes.updateMailing, { body: { mailingPreferences: { [kind]: channel } } }),
      scope: { id: 'mailing' },
      onSuccess: (answer) => client.setQueryData(settingsKeys.mailing(person), answer),
    }),
  notification: ({ topic, channel }: NotificationSwitch) =>
    mutationOptions({
      mutationFn: (isOn: boolean) => api(settingsRoutes.updateNotificationSetting, { body: { topic, channel, isOn } }),
      scope: { id: 'notificationSettings' },
      onSuccess: (answer) => client.setQueryData(settingsKeys.notifications(person), answer),
    }),
  mailRhythm: () =>
    mutationOptions({
      mutationFn: (mailRhythm: MailRhythm) => api(settingsRoutes.updateMailRhythm, { body: { mailRhythm } }),
      scope: { id: 'notificationSettings' },
      onSuccess: (answer) => client.setQueryData(settingsKeys.notifications(person), answer),
    }),
})
