/**
 * The frame around every screen of the main application.
 *
 *   closed ⇄ menu           (the drawer of small screens)
 *      ⇅
 *   accountMenu             (the person's own pages, and log-out)
 *
 * In each of them, the groups of the menu open and close. The flows that live as long as the frame are its children.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { shellSetup } from './shell.setup.ts'

const frameSection = '§2 Shared widgets: sidebar, top bar'

// 1. States, one constant each ------------------------------------------------

const closed = shellSetup.createStateConfig({
  description: 'No menu is open.',
  meta: { specification: frameSection },
  on: {
    'menu.open': { target: 'menu', description: 'The person opens the menu.' },
    'accountMenu.open': { target: 'accountMenu', description: 'The person opens the account menu.' },
  },
})

const menu = shellSetup.createStateConfig({
  description: 'The menu of small screens covers the page.',
  meta: { specification: frameSection },
  tags: 'menuOpen',
  on: { 'menu.close': { target: 'closed', description: 'The person has chosen a page, or closes the menu.' } },
})

const accountMenu = shellSetup.createStateConfig({
  description: 'The account menu is open.',
  meta: { specification: frameSection },
  tags: 'accountMenuOpen',
  on: {
    'accountMenu.close': { target: 'closed', description: 'The person has chosen a page, or closes the menu.' },
    'menu.open': { target: 'menu', description: 'The person opens the other menu instead.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const shellMachine = shellSetup.createMachine({
  id: 'shell',
  description: 'The frame around every screen of the main application, and the flows that live as long as the frame.',
  invoke: [
    { id: 'commandPalette', src: 'commandPalette' },
    { id: 'live', src: 'live' },
    { id: 'placeSelection', src: 'placeSelection', systemId: 'placeSelection' },
    { id: 'placeSwitcher', src: 'placeSwitcher', systemId: 'placeSwitcher' },
    { id: 'recallGroups', src: 'recallGroups' },
  ],
  initial: 'closed',
  context: { groups: {} },
  on: {
    'page.changed': {
      target: '.closed',
      description: 'The person has followed a link, or gone back or forward: open menus close.',
      actions: 'closePalette',
    },
    'groups.recalled': {
      description: 'The groups of the menu are as the person left them on this device.',
      actions: { type: 'recallGroups', params: ({ event }) => event },
    },
    'group.toggle': {
      description:
        'The person opens a group of the menu, which closes the others, or closes one, and finds it like that on the next visit.',
      actions: [{ type: 'toggleGroup', params: ({ event }) => event }, 'keepGroups'],
    },
  },
  states: { closed, menu, accountMenu },
})

// 3. Types for callers ------------------------------------------

export type ShellLogic = typeof shellMachine
export type ShellRef = ActorRefFrom<typeof shellMachine>
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>
