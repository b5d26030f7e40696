/**
 * The window of search and commands.
 *
 *   closed ⇄ open:  resting ⇄ typing → searching → results | empty | failed
 *                      ↑________________________________________|  (the text changes)
 *
 * The view finds pages and commands at once; the server looks for places and people.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { commandPaletteSetup } from './commandPalette.setup.ts'

const shellSection = '§2 Screens and routes'

// 1. States, one constant each ------------------------------------------------

const closed = commandPaletteSetup.createStateConfig({
  description: 'The window is put away.',
  meta: { specification: shellSection },
  on: { 'palette.open': { target: 'open', description: 'The person presses Ctrl K or ⌘ K, or the search button.' } },
})

const deciding = commandPaletteSetup.createStateConfig({
  description: 'The text has just changed.',
  always: [
    { guard: 'hasText', target: 'typing', description: 'There is something to look for.' },
    { target: 'resting', description: 'There is nothing to look for: pages and commands are shown.' },
  ],
})

const resting = commandPaletteSetup.createStateConfig({
  description: 'Nothing is looked for: the person sees where they can go.',
})

const typing = commandPaletteSetup.createStateConfig({
  description: 'The person is typing: only a pause sends a search.',
  tags: 'searching',
  after: { typingPause: { target: 'searching', description: 'A pause in typing.' } },
})

const searching = commandPaletteSetup.createStateConfig({
  description: 'The server searches places and people.',
  tags: 'searching',
  invoke: {
    id: 'findHits',
    src: 'findHits',
    input: ({ context }) => ({ text: context.text.trim() }),
    onDone: [
      {
        guard: { type: 'hasHits', params: ({ event }) => ({ count: event.output }) },
        target: 'results',
        description: 'It knows some.',
      },
      { target: 'empty', description: 'It knows none.' },
    ],
    onError: { target: 'failed', description: 'The search failed.' },
  },
})

const results = commandPaletteSetup.createStateConfig({
  description: 'Places and people that fit are shown after the pages and commands.',
  tags: 'found',
})

const empty = commandPaletteSetup.createStateConfig({
  description: 'No place and nobody fits.',
})

const failed = commandPaletteSetup.createStateConfig({
  description: 'Places and people could not be looked for; pages and commands still work.',
  tags: 'failed',
  on: { 'search.retry': { target: 'searching', description: 'The person tries again.' } },
})

const open = commandPaletteSetup.createStateConfig({
  description: 'The window is open, the text field has the focus, and one line is marked.',
  meta: { specification: shellSection },
  tags: 'open',
  entry: 'forget',
  initial: 'resting',
  on: {
    'palette.close': { target: 'closed', description: 'Escape, or a press beside the window.' },
    'choice.run': { target: 'closed', description: 'Enter, or a press on a line: the person goes there.' },
    'text.type': {
      target: '.deciding',
      description: 'The person looks for something else; an answer still on its way is not waited for.',
      actions: { type: 'rememberText', params: ({ event }) => event },
    },
    'choice.move': {
      description: 'An arrow key marks the next line, or the one before.',
      actions: { type: 'moveChoice', params: ({ event }) => event },
    },
    'choice.point': {
      description: 'The pointer marks the line under it.',
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
