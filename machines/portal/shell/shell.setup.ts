import { assign, fromCallback, sendTo, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import { commandPaletteMachine } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { liveMachine } from '../live/live.machine.ts'

/** The groups of the menu that the person has opened (`true`) or closed; the page decides about the others. */
export type ChosenGroups = Readonly<Record<string, boolean>>
export type GroupsRecalled = { type: 'groups.recalled'; groups: ChosenGroups }

export type ShellEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'accountMenu.open' }
  | { type: 'accountMenu.close' }
  | { type: 'page.changed' }
  | GroupsRecalled
  | { type: 'group.toggle'; group: string; isOpen: boolean }

/** Every name the shell chart may use. */
export const shellSetup = setup({
  types: {
    context: {} as { readonly groups: ChosenGroups },
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
    /** Reads the groups stored on this device, and reports them once. */
    recallGroups: fromCallback<GroupsRecalled>(missingAction('recallGroups')),
  },
  actions: {
    closePalette: sendTo('commandPalette', { type: 'palette.close' }),
    /** One open group at a time, so that the whole menu stays in sight. */
    toggleGroup: assign({
      groups: ({ context: { groups } }, { group, isOpen }: { group: string; isOpen: boolean }) => ({
        ...(!isOpen && groups),
        [group]: isOpen,
      }),
    }),
    recallGroups: assign({ groups: (_, { groups }: { groups: ChosenGroups }) => groups }),
    /** Stores them for the next visit. */
    keepGroups: missingAction('keepGroups'),
  },
})
