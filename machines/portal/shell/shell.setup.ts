import { sendTo, setup } from 'xstate'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import { commandPaletteMachine } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { liveMachine } from '../live/live.machine.ts'

export type ShellEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'accountMenu.open' }
  | { type: 'accountMenu.close' }
  | { type: 'page.changed' }

/** Every name the shell chart may use. */
export const shellSetup = setup({
  types: {
    events: {} as ShellEvent,
    /** Each flow is invoked under its own name. */
    children: {} as {
      commandPalette: 'commandPalette'
      live: 'live'
      placeSelection: 'placeSelection'
      placeSwitcher: 'placeSwitcher'
    },
    tags: {} as 'menuOpen' | 'accountMenuOpen',
    meta: {} as { specification: string },
  },
  actors: {
    commandPalette: commandPaletteMachine,
    live: liveMachine,
    placeSelection: placeSelectionMachine,
    placeSwitcher: placeSwitcherMachine,
  },
  actions: {
    closePalette: sendTo('commandPalette', { type: 'palette.close' }),
  },
})
