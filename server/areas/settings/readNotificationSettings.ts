import type { NotificationSettings } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findNotificationSettings } from '#server/services/notifications/notificationSwitches.store.ts'

export const readNotificationSettings = ({ db, actor }: SignedInCtx): Promise<NotificationSettings> =>
  findNotificationSettings(db, actor.userId)
