import { settingsRoutes } from '#contract/settings.ts'
import { defineArea, type FindOwnData } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { changePassword } from './changePassword.ts'
import { exportData } from './exportData.ts'
import { listSessions } from './listSessions.ts'
import { noticeMail } from './noticeMail.ts'
import { readDeletionRequest } from './readDeletionRequest.ts'
import { readMailing } from './readMailing.ts'
import { readNotificationSettings } from './readNotificationSettings.ts'
import { readPrivacy } from './readPrivacy.ts'
import { requestDeletion } from './requestDeletion.ts'
import { revokeOwnSession } from './revokeOwnSession.ts'
import { updateMailing } from './updateMailing.ts'
import { updateMailRhythm } from './updateMailRhythm.ts'
import { updateNotificationSetting } from './updateNotificationSetting.ts'
import { updatePrivacy } from './updatePrivacy.ts'
import { withdrawDeletion } from './withdrawDeletion.ts'

/** A person's own settings (specification §3, §7). */
export const settingsArea = (ownData: readonly FindOwnData[]) =>
  defineArea({
    routes: [
      served(settingsRoutes, {
        readPrivacy,
        updatePrivacy: (ctx, { body }) => updatePrivacy(ctx, body),
        changePassword: (ctx, { body }) => changePassword(ctx, body),
        readNotificationSettings,
        updateNotificationSetting: (ctx, { body }) => updateNotificationSetting(ctx, body),
        updateMailRhythm: (ctx, { body }) => updateMailRhythm(ctx, body),
        readMailing,
        updateMailing: (ctx, { body }) => updateMailing(ctx, body),
        sessions: listSessions,
        revokeSession: (ctx, { params }) => revokeOwnSession(ctx, params),
        exportData: exportData(ownData),
        readDeletionRequest: (ctx) => readDeletionRequest(ctx, ctx.db),
        requestDeletion,
        withdrawDeletion,
      }),
    ],
    jobs: { kinds: [noticeMail] },
  })
