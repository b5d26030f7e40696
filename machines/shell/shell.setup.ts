import { sendTo, setup } from 'xstate'
import { commandPaletteMachine } from '../commandPalette/commandPalette.machine.ts'
import { liveMachine } from '../live/live.machine.ts'
import { placeSelectionMachine } from '../placeSelection/placeSelection.machine.ts'
import { placeSwitcherMachine } from '../placeSwitcher/placeSwitcher.machine.ts'

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
