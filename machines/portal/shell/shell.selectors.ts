import type { ShellSnapshot } from './shell.machine.ts'

export const selectIsMenuOpen = (snapshot: ShellSnapshot) => snapshot.hasTag('menuOpen')
export const selectIsAccountMenuOpen = (snapshot: ShellSnapshot) => snapshot.hasTag('accountMenuOpen')
/** The groups of the menu that the person has opened or closed. */
export const selectGroups = ({ context }: ShellSnapshot) => context.groups
/** The window of search and commands. */
export const selectCommandPalette = (snapshot: ShellSnapshot) => snapshot.children.commandPalette
/** The selected place and fiscal year. */
export const selectPlaceSelection = (snapshot: ShellSnapshot) => snapshot.children.placeSelection
/** The dropdown of places. */
export const selectPlaceSwitcher = (snapshot: ShellSnapshot) => snapshot.children.placeSwitcher
