import { screenPaths } from '../addresses.ts'

/** The address of a new support ticket about a screen that failed. */
export const ticketAbout = (pathname: string) =>
  `${screenPaths.tickets}?${new URLSearchParams({ demande: 'nouvelle', ecran: pathname })}`
