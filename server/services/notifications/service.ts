import { notificationRoutes } from '#contract/notifications.ts'
import { pushRoutes } from '#contract/push.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { listNotifications } from './listNotifications.ts'
import { markAllNotifications } from './markAllNotifications.ts'
import { markNotification } from './markNotification.ts'
import { notificationMail, notificationMails } from './notificationMails.ts'
import { notificationPush, notificationPushes, pushTest } from './notificationPushes.ts'
import { countNotifications, readerOf } from './notifications.store.ts'
import { findOwnNotifications } from './ownNotifications.store.ts'
import { readDevice, subscribe, testDevice, unsubscribe } from './pushDevice.ts'

/** Notifications and their settings (specification §3). */
export const notificationsService = defineArea({
  routes: [
    served(notificationRoutes, {
      list: listNotifications,
      count: (ctx, { params }) => countNotifications(ctx.db, readerOf(ctx.actor), params.placeId),
      mark: markNotification,
      markAll: markAllNotifications,
    }),
    served(pushRoutes, {
      read: readDevice,
      subscribe: (ctx, { body }) => subscribe(ctx, body),
      unsubscribe,
      test: testDevice,
    }),
  ],
  ownData: findOwnNotifications,
  jobs: { kinds: [notificationMails, notificationMail, notificationPushes, notificationPush, pushTest] },
  seed: () => import('./demo/seedNotifications.ts'),
})
