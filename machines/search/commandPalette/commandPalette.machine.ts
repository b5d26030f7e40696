/**
 * The window of search and commands.
 *
 *   closed ⇄ open:  resting ⇄ typing → searching → results | empty | failed
 *                      ↑________________________________________|  (the text changes)
 *
 * The view finds pages and commands immediately; the server searches the rest.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { commandPaletteSetup } from './commandPalette.setup.ts'

const shellSection = '§2 Screens and routes'

// 1. States, one constant each ------------------------------------------------

const closed = commandPaletteSetup.createStateConfig({
  description: 'The window is closed.',
  meta: { specification: shellSection },
  on: { 'palette.open': { target: 'open', description: 'The person presses Ctrl K or ⌘ K, or the search button.' } },
})

const deciding = commandPaletteSetup.createStateConfig({
  description: 'The text has just changed.',
  always: [
    { guard: 'hasText', target: 'typing', description: 'There is a text to search for.' },
    { target: 'resting', description: 'Without a text, pages and commands are shown.' },
  ],
})

const resting = commandPaletteSetup.createStateConfig({
  description: 'Nothing is typed: the window lists pages and commands.',
})

const typing = commandPaletteSetup.createStateConfig({
  description: 'The person is typing: only a pause sends a search.',
  tags: 'searching',
  after: { typingPause: { target: 'searching', description: 'A pause in typing.' } },
})

const searching = commandPaletteSetup.createStateConfig({
  description: 'The server is searching.',
  tags: 'searching',
  invoke: {
    id: 'findHits',
    src: 'findHits',
    input: ({ context }) => ({ text: context.text.trim() }),
    onDone: [
      {
        guard: { type: 'hasHits', params: ({ event }) => ({ count: event.output }) },
        target: 'results',
        description: 'There are hits.',
      },
      { target: 'empty', description: 'There are no hits.' },
    ],
    onError: { target: 'failed', description: 'The search failed.' },
  },
})

const results = commandPaletteSetup.createStateConfig({
  description: 'The hits are shown after the pages and commands.',
  tags: 'found',
})

const empty = commandPaletteSetup.createStateConfig({
  description: 'The server has no hits.',
})

const failed = commandPaletteSetup.createStateConfig({
  description: 'The search failed; pages and commands still work.',
  tags: 'failed',
  on: { 'search.retry': { target: 'searching', description: 'The person tries again.' } },
})

const open = commandPaletteSetup.createStateConfig({
  description: 'The window is open, the text field has the focus, and one line is active.',
  meta: { specification: shellSection },
  tags: 'open',
  entry: 'forget',
  initial: 'resting',
  on: {
    'palette.close': { target: 'closed', description: 'Escape, or a press beside the window.' },
    'choice.run': { target: 'closed', description: 'Enter, or a press on a line: the person goes there.' },
    'text.type': {
      target: '.deciding',
      description: 'The text changes; a pending search is cancelled.',
      actions: { type: 'rememberText', params: ({ event }) => event },
    },
    'choice.move': {
      description: 'An arrow key moves to the next or previous line.',
      actions: { type: 'moveChoice', params: ({ event }) => event },
    },
    'choice.point': {
      description: 'The pointer activates the line under it.',
      actions: { type: 'markChoice', params: ({ event }) => event },
    },
  },
  states: { deciding, resting, typing, searching, results, empty, failed },
})

// 2. The chart -----------------------------------------------------------------

export const commandPaletteMachine = commandPaletteSetup.createMachine({
  id: 'commandPalette',
  description: 'The window of search and commands, opened from anywhere in the application.',
  context: { text: '', choice: 0 },
  initial: 'closed',
  states: { closed, open },
})

// 3. Types for callers ------------------------------------------

export type CommandPaletteRef = ActorRefFrom<typeof commandPaletteMachine>
export type CommandPaletteSnapshot = SnapshotFrom<typeof commandPaletteMachine>
