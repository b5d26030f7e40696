import { assign, fromCallback, sendTo, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import { commandPaletteMachine } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { liveMachine } from '../live/live.machine.ts'

/** The names of the groups of the menu that are not as they are at first: open instead of closed, or the reverse. */
export type ToggledGroups = readonly string[]
export type GroupsRecalled = { type: 'groups.recalled'; groups: ToggledGroups }

export type ShellEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'accountMenu.open' }
  | { type: 'accountMenu.close' }
  | { type: 'page.changed' }
  | GroupsRecalled
  | { type: 'group.toggle'; group: string }

/** Every name the shell chart may use. */
export const shellSetup = setup({
  types: {
    context: {} as { readonly groups: ToggledGroups },
    events: {} as ShellEvent,
    /** Each flow is invoked under its own name. */
    children: {} as {
      commandPalette: 'commandPalette'
      live: 'live'
      placeSelection: 'placeSelection'
      placeSwitcher: 'placeSwitcher'
      recallGroups: 'recallGroups'
    },
    tags: {} as 'menuOpen' | 'accountMenuOpen',
    meta: {} as { specification: string },
  },
  actors: {
    commandPalette: commandPaletteMachine,
    live: liveMachine,
    placeSelection: placeSelectionMachine,
    placeSwitcher: placeSwitcherMachine,
    /** Reads the groups that were kept on this device, and reports them once. */
    recallGroups: fromCallback<GroupsRecalled>(missingAction('recallGroups')),
  },
  actions: {
    closePalette: sendTo('commandPalette', { type: 'palette.close' }),
    toggleGroup: assign({
      groups: ({ context: { groups } }, { group }: { group: string }) =>
        groups.includes(group) ? groups.filter((name) => name !== group) : [...groups, group],
    }),
    recallGroups: assign({ groups: (_, { groups }: { groups: ToggledGroups }) => groups }),
    /** Keeps them for the next visit. */
    keepGroups: missingAction('keepGroups'),
  },
})
