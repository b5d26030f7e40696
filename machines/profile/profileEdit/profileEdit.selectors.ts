import type { ProfileEditSnapshot } from './profileEdit.machine.ts'

export const selectIsBusy = (snapshot: ProfileEditSnapshot) => snapshot.hasTag('busy')
export const selectHasFailed = (snapshot: ProfileEditSnapshot) => snapshot.hasTag('failed')
export const selectIsRefused = (snapshot: ProfileEditSnapshot) => snapshot.hasTag('refused')
export const selectIsUnchanged = (snapshot: ProfileEditSnapshot) => snapshot.hasTag('unchanged')
export const selectFieldCodes = (snapshot: ProfileEditSnapshot) => snapshot.context.fieldCodes
