import { notificationRoutes as routes } from '#contract/notifications.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { listNotifications } from './listNotifications.ts'
import { markAllNotifications } from './markAllNotifications.ts'
import { markNotification } from './markNotification.ts'
import { countNotifications } from './notifications.store.ts'

/** What a person is told (specification §3). */
export function notificationRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listNotifications(ctx, asked))
  serve(app, routes.count, ({ ctx, params }) => countNotifications(ctx.db, ctx.actor.userId, params.placeId))
  serve(app, routes.mark, ({ ctx, ...asked }) => markNotification(ctx, asked))
  serve(app, routes.markAll, ({ ctx, ...asked }) => markAllNotifications(ctx, asked))
}
