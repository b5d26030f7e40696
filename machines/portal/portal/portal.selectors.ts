import type { PortalSnapshot } from './portal.machine.ts'
import { parts } from './portal.parts.ts'

type NameOf<Value> = Value extends string ? Value : keyof Value
export type Part = Exclude<NameOf<PortalSnapshot['value']>, 'routing'>
const isPart = (name: string | undefined): name is Part => name !== undefined && name in parts

/** Which part of the product is on screen. */
export const selectPart = ({ value }: PortalSnapshot): Part => {
  const name = typeof value === 'string' ? value : Object.keys(value)[0]
  return isPart(name) ? name : 'restoring'
}
/** The part on screen is undecided or loading. */
export const selectIsOnItsWay = (snapshot: PortalSnapshot) => snapshot.hasTag('onItsWay')
/** The part could not be loaded. */
export const selectIsMissing = (snapshot: PortalSnapshot) => snapshot.hasTag('missing')
/** The flow of the part on screen, if it loads on demand. */
export const selectFlow = (snapshot: PortalSnapshot) => snapshot.context.flow
export const selectLocation = (snapshot: PortalSnapshot) => snapshot.context.location
/** The address a mail went to, for /email-envoye. */
export const selectSentEmail = (snapshot: PortalSnapshot) => snapshot.context.location.email
/** The frame of the main application, once it has loaded. */
export const selectShell = (snapshot: PortalSnapshot) => snapshot.context.shellRef
export const selectIsAskedToLeave = (snapshot: PortalSnapshot) => snapshot.hasTag('askingToLeave')
/** The screen has unsaved changes. */
export const selectIsHeld = (snapshot: PortalSnapshot) =>
  snapshot.matches({ application: 'held' }) || snapshot.matches({ application: 'asking' })
export const selectPersonInPortal = (snapshot: PortalSnapshot) => snapshot.context.personKey
