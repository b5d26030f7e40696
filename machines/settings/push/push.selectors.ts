import type { PushSnapshot } from './push.machine.ts'
import type { PushSituation } from './push.setup.ts'

const situations: readonly PushSituation[] = ['notOffered', 'unsupported', 'denied', 'off', 'on']
const troubles = ['failed', 'untested', 'lasting'] as const

/** The state of this device for the person; `null` until it is known. */
export const selectSituation = (snapshot: PushSnapshot) => situations.find((tag) => snapshot.hasTag(tag)) ?? null
export const selectIsUnavailable = (snapshot: PushSnapshot) => snapshot.hasTag('unavailable')
export const selectIsBusy = (snapshot: PushSnapshot) => snapshot.hasTag('busy')
/** A test is on its way. */
export const selectIsTested = (snapshot: PushSnapshot) => snapshot.hasTag('tested')
/** What has just failed; `null` = nothing. */
export const selectTrouble = (snapshot: PushSnapshot) => troubles.find((tag) => snapshot.hasTag(tag)) ?? null
