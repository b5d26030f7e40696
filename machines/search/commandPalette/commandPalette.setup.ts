import { assign, fromPromise, setup } from 'xstate'
import { missingActor } from '#machines/missingActor.ts'

type CommandPaletteContext = {
  /** The text as typed; the flow decides when to search for it. */
  readonly text: string
  /** Index of the active line. The view knows how many lines there are. */
  readonly choice: number
}

export type CommandPaletteEvent =
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  | { type: 'text.type'; text: string }
  | { type: 'choice.move'; by: 1 | -1; count: number }
  | { type: 'choice.point'; index: number }
  | { type: 'choice.run' }
  | { type: 'search.retry' }

/** Every name the command palette's chart may use. */
export const commandPaletteSetup = setup({
  types: {
    context: {} as CommandPaletteContext,
    events: {} as CommandPaletteEvent,
    tags: {} as 'open' | 'searching' | 'found' | 'failed',
    meta: {} as { specification: string },
  },
  actors: {
    /** Searches on the server; returns the number of hits. */
    findHits: fromPromise<number, { text: string }>(missingActor('findHits')),
  },
  delays: {
    typingPause: 200,
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    hasHits: (_, params: { count: number }) => params.count > 0,
  },
  actions: {
    forget: assign({ text: '', choice: 0 }),
    rememberText: assign((_, params: { text: string }) => ({ text: params.text, choice: 0 })),
    /** Wraps around from the last line to the first, and back. */
    moveChoice: assign({
      choice: ({ context }, { by, count }: { by: 1 | -1; count: number }) =>
        count === 0 ? 0 : (Math.min(context.choice, count - 1) + by + count) % count,
    }),
    markChoice: assign({ choice: (_, params: { index: number }) => params.index }),
  },
})
