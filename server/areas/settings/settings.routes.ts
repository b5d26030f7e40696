import { settingsRoutes as routes } from '#contract/settings.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { changePassword } from './changePassword.ts'
import { exportData } from './exportData.ts'
import { listSessions } from './listSessions.ts'
import { readDeletionRequest } from './readDeletionRequest.ts'
import { readMailing } from './readMailing.ts'
import { readNotificationSettings } from './readNotificationSettings.ts'
import { readPrivacy } from './readPrivacy.ts'
import { requestDeletion } from './requestDeletion.ts'
import { revokeOwnSession } from './revokeOwnSession.ts'
import { updateMailing } from './updateMailing.ts'
import { updateNotificationSetting } from './updateNotificationSetting.ts'
import { updatePrivacy } from './updatePrivacy.ts'
import { withdrawDeletion } from './withdrawDeletion.ts'

/** What a person decides for themself (specification §3, §7). */
export function settingsRoutes(app: App): void {
  serve(app, routes.readPrivacy, ({ ctx }) => readPrivacy(ctx))
  serve(app, routes.updatePrivacy, ({ ctx, body }) => updatePrivacy(ctx, body))
  serve(app, routes.changePassword, ({ ctx, body }) => changePassword(ctx, body))
  serve(app, routes.readNotificationSettings, ({ ctx }) => readNotificationSettings(ctx))
  serve(app, routes.updateNotificationSetting, ({ ctx, body }) => updateNotificationSetting(ctx, body))
  serve(app, routes.readMailing, ({ ctx }) => readMailing(ctx))
  serve(app, routes.updateMailing, ({ ctx, body }) => updateMailing(ctx, body))
  serve(app, routes.sessions, ({ ctx, ...asked }) => listSessions(ctx, asked))
  serve(app, routes.revokeSession, ({ ctx, params }) => revokeOwnSession(ctx, params))
  serve(app, routes.exportData, ({ ctx }) => exportData(ctx))
  serve(app, routes.readDeletionRequest, ({ ctx }) => readDeletionRequest(ctx, ctx.db))
  serve(app, routes.requestDeletion, ({ ctx }) => requestDeletion(ctx))
  serve(app, routes.withdrawDeletion, ({ ctx }) => withdrawDeletion(ctx))
}
