import type { PortalSnapshot } from './portal.machine.ts'

type NameOf<Value> = Value extends string ? Value : keyof Value
export type Part = Exclude<NameOf<PortalSnapshot['value']>, 'routing'>

/** Which part of the product is on screen. */
export const selectPart = ({ value }: PortalSnapshot): Part => {
  if (typeof value !== 'string') return 'application'
  return value === 'routing' ? 'restoring' : value
}
export const selectLocation = (snapshot: PortalSnapshot) => snapshot.context.location
/** The address a mail went to, for /email-envoye. */
export const selectSentEmail = (snapshot: PortalSnapshot) => snapshot.context.location.email
/** The frame of the main application, once it is there. */
export const selectShell = (snapshot: PortalSnapshot) => snapshot.context.shellRef
export const selectIsShellMissing = (snapshot: PortalSnapshot) => snapshot.matches({ application: 'missing' })
export const selectIsAskedToLeave = (snapshot: PortalSnapshot) => snapshot.hasTag('askingToLeave')
/** Something on screen is not saved yet. */
export const selectIsHeld = (snapshot: PortalSnapshot) =>
  snapshot.matches({ application: 'held' }) || snapshot.matches({ application: 'asking' })
export const selectPersonInPortal = (snapshot: PortalSnapshot) => snapshot.context.personKey
