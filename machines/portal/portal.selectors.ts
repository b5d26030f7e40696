import type { PortalSnapshot } from './portal.machine.ts'

export type Part = Exclude<PortalSnapshot['value'], 'routing'>

/** Which part of the product is on screen. */
export const selectPart = (snapshot: PortalSnapshot): Part =>
  snapshot.value === 'routing' ? 'restoring' : snapshot.value
export const selectLocation = (snapshot: PortalSnapshot) => snapshot.context.location
/** The address a mail went to, for /email-envoye. */
export const selectSentEmail = (snapshot: PortalSnapshot) => snapshot.context.location.email
