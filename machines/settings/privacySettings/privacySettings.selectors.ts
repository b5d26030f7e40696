import type { PrivacySettings } from '#contract/privacySettings.ts'
import type { PrivacySettingsSnapshot } from './privacySettings.machine.ts'

export const selectIsUnavailable = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('unavailable')
export const selectIsUnsaved = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('unsaved')
export const selectIsBusy = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('busy')
export const selectHasFailed = (snapshot: PrivacySettingsSnapshot) => snapshot.hasTag('failed')
/** The settings on screen: the stored ones with the unsaved changes; `null` until they have loaded. */
export const selectChosen = ({ context: { stored, changes } }: PrivacySettingsSnapshot): PrivacySettings | null =>
  stored && { ...stored, ...changes }
/** Compares by value for `useSelector`, because the selector makes a new object each time. */
export const isSameChoice = (one: PrivacySettings | null, other: PrivacySettings | null) =>
  JSON.stringify(one) === JSON.stringify(other)
