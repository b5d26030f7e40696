import type { PrivacySettings } from '#contract/settings.ts'
import type { PrivacySettingsSnapshot } from './privacySettings.machine.ts'

export const selectIsUnavailable = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('unavailable')
export const selectIsUnsaved = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('unsaved')
export const selectIsBusy = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('busy')
export const selectHasFailed = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('failed')
/** What the screen shows: what is stored, with what was chosen since; `null` until it was loaded. */
export const selectChosen = ({ context: { stored, changes } }: PrivacySettingsSnapshot): PrivacySettings | null =>
  stored && { ...stored, ...changes }
/** For `useSelector`: the choices are made anew by each question, so they are compared by what they say. */
export const isSameChoice = (one: PrivacySettings | null, other: PrivacySettings | null) =>
  JSON.stringify(one) === JSON.stringify(other)
