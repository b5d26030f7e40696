import type { MailingPreferences } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findMailing } from './mailing.store.ts'

export const readMailing = ({ db, actor }: SignedInCtx): Promise<MailingPreferences> => findMailing(db, actor.userId)
