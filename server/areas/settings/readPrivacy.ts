import type { PrivacySettings } from '#contract/privacySettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findPrivacy } from './privacy.store.ts'

/** Who sees which field of the person's profile, and who may write to them. */
export const readPrivacy = ({ db, actor }: SignedInCtx): Promise<PrivacySettings> => findPrivacy(db, actor.userId)
