import type { ProfileCheckSnapshot } from './profileCheck.machine.ts'

export const selectIsBusy = (snapshot: ProfileCheckSnapshot) => snapshot.hasTag('busy')
export const selectFieldCode = (snapshot: ProfileCheckSnapshot) => snapshot.context.fieldCode
export const selectHasFailed = (snapshot: ProfileCheckSnapshot) => snapshot.context.hasFailed
