import type { EmbeddedLoginSnapshot } from './embeddedLogin.machine.ts'

export const selectIsOff = (snapshot: EmbeddedLoginSnapshot) => snapshot.hasTag('off')
export const selectIsDone = (snapshot: EmbeddedLoginSnapshot) => snapshot.hasTag('done')
