/**
 * The frame around every screen of the main application.
 *
 *   menu: closed ⇄ open      (the drawer of small screens)
 *
 * The flows that live as long as the frame are its children.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { shellSetup } from './shell.setup.ts'

// 1. States, one constant each ------------------------------------------------

const closed = shellSetup.createStateConfig({
  description: 'The menu of small screens is put away.',
  on: { 'menu.open': { target: 'open', description: 'The person wants to see where else they can go.' } },
})

const open = shellSetup.createStateConfig({
  description: 'The menu of small screens covers the page.',
  tags: 'menuOpen',
  on: { 'menu.close': { target: 'closed', description: 'The person has chosen, or wants none of it.' } },
})

// 2. The chart -----------------------------------------------------------------

export const shellMachine = shellSetup.createMachine({
  id: 'shell',
  description: 'The frame around every screen of the main application, and the flows that live as long as it.',
  initial: 'closed',
  states: { closed, open },
})

// 3. Types for callers ------------------------------------------

export type ShellLogic = typeof shellMachine
export type ShellRef = ActorRefFrom<typeof shellMachine>
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>
