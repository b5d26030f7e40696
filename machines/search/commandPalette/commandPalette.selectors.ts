import type { CommandPaletteSnapshot } from './commandPalette.machine.ts'

export const selectIsOpen = (snapshot: CommandPaletteSnapshot) => snapshot.hasTag('open')
export const selectText = (snapshot: CommandPaletteSnapshot) => snapshot.context.text
export const selectChoice = (snapshot: CommandPaletteSnapshot) => snapshot.context.choice
/** The server is searching, or is about to. */
export const selectIsSearching = (snapshot: CommandPaletteSnapshot) => snapshot.hasTag('searching')
export const selectHasFound = (snapshot: CommandPaletteSnapshot) => snapshot.hasTag('found')
export const selectHasFailed = (snapshot: CommandPaletteSnapshot) => snapshot.hasTag('failed')
