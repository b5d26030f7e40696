import type { ShellSnapshot } from './shell.machine.ts'

export const selectIsMenuOpen = (snapshot: ShellSnapshot) => snapshot.hasTag('menuOpen')
