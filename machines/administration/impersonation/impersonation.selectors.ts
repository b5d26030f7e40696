import type { ImpersonationSnapshot } from './impersonation.machine.ts'

export const selectIsChoosing = (snapshot: ImpersonationSnapshot) => snapshot.hasTag('choosing')
export const selectIsFinding = (snapshot: ImpersonationSnapshot) => snapshot.hasTag('finding')
export const selectTyped = (snapshot: ImpersonationSnapshot) => snapshot.context.typed
export const selectSearch = (snapshot: ImpersonationSnapshot) => snapshot.context.search
export const selectChosen = (snapshot: ImpersonationSnapshot) => snapshot.context.chosen
export const selectIsBusy = (snapshot: ImpersonationSnapshot) => snapshot.hasTag('busy')
export const selectIsRefused = (snapshot: ImpersonationSnapshot) => snapshot.hasTag('refused')
