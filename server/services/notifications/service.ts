import { notificationRoutes } from '#contract/notifications.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { listNotifications } from './listNotifications.ts'
import { markAllNotifications } from './markAllNotifications.ts'
import { markNotification } from './markNotification.ts'
import { notificationMail, notificationMails } from './notificationMails.ts'
import { countNotifications, readerOf } from './notifications.store.ts'
import { findOwnNotifications } from './ownNotifications.store.ts'

/** Notifications and their settings (specification §3). */
export const notificationsService = defineArea({
  routes: [
    served(notificationRoutes, {
      list: listNotifications,
      count: (ctx, { params }) => countNotifications(ctx.db, readerOf(ctx.actor), params.placeId),
      mark: markNotification,
      markAll: markAllNotifications,
    }),
  ],
  ownData: findOwnNotifications,
  jobs: { kinds: [notificationMails, notificationMail] },
  seed: () => import('./demo/seedNotifications.ts'),
})
