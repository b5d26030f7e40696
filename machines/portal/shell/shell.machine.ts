/**
 * The frame around every screen of the main application.
 *
 *   closed ⇄ menu           (the drawer of small screens)
 *      ⇅
 *   accountMenu             (one's own pages, and the way out)
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
    'menu.open': { target: 'menu', description: 'The person wants to see where else they can go.' },
    'accountMenu.open': { target: 'accountMenu', description: 'The person looks for their own pages.' },
  },
})

const menu = shellSetup.createStateConfig({
  description: 'The menu of small screens covers the page.',
  meta: { specification: frameSection },
  tags: 'menuOpen',
  on: { 'menu.close': { target: 'closed', description: 'The person has chosen, or wants none of it.' } },
})

const accountMenu = shellSetup.createStateConfig({
  description: 'The account menu is open.',
  meta: { specification: frameSection },
  tags: 'accountMenuOpen',
  on: {
    'accountMenu.close': { target: 'closed', description: 'The person has chosen, or looks elsewhere.' },
    'menu.open': { target: 'menu', description: 'The person opens the other menu instead.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const shellMachine = shellSetup.createMachine({
  id: 'shell',
  description: 'The frame around every screen of the main application, and the flows that live as long as it.',
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
      description: 'The person has followed a link, or gone back or forward: what was open over the page goes.',
      actions: 'closePalette',
    },
  },
  states: { closed, menu, accountMenu },
})

// 3. Types for callers ------------------------------------------

export type ShellLogic = typeof shellMachine
export type ShellRef = ActorRefFrom<typeof shellMachine>
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>
