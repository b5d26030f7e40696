import type { PrivacySettings } from '#contract/privacySettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findPrivacy } from './privacy.store.ts'

/** The people who see each field of the profile, and those who may write to its person. */
export const readPrivacy = ({ db, actor }: SignedInCtx): Promise<PrivacySettings> => findPrivacy(db, actor.userId)
