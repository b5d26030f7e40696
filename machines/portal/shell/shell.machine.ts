/**
 * The frame around every screen of the main application.
 *
 *   closed ⇄ menu           (the drawer of small screens)
 *      ⇅
 *   accountMenu             (the person's own pages, and log-out)
 *
 * The flows that live as long as the frame are its children.
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
  ],
  initial: 'closed',
  on: {
    'page.changed': {
      target: '.closed',
      description: 'The person has followed a link, or gone back or forward: open menus close.',
      actions: 'closePalette',
    },
  },
  states: { closed, menu, accountMenu },
})

// 3. Types for callers ------------------------------------------

export type ShellLogic = typeof shellMachine
export type ShellRef = ActorRefFrom<typeof shellMachine>
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>
