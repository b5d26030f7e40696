import type { PushSnapshot } from './push.machine.ts'
import type { PushSituation } from './push.setup.ts'

const situations: readonly PushSituation[] = ['notOffered', 'unsupported', 'denied', 'off', 'on']
const troubles = ['failed', 'untested', 'lasting'] as const

/** The state of this device for the person; `null` until it is known. */
export const selectSituation = (snapshot: PushSnapshot) => situations.find((tag) => snapshot.hasTag(tag)) ?? null
/** Whether any device of the person receives notifications; `null` until it is known. */
export const selectIsReceiving = (snapshot: PushSnapshot) => snapshot.hasTag('on') || snapshot.context.isAnotherOn
export const selectIsUnavailable = (snapshot: PushSnapshot) => snapshot.hasTag('unavailable')
export const selectIsBusy = (snapshot: PushSnapshot) => snapshot.hasTag('busy')
/** A test is on its way. */
export const selectIsTested = (snapshot: PushSnapshot) => snapshot.hasTag('tested')
/** What has just failed; `null` = nothing. */
export const selectTrouble = (snapshot: PushSnapshot) => troubles.find((tag) => snapshot.hasTag(tag)) ?? null
