import { commandPaletteMachine } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(commandPaletteMachine, {
    events: [
      { type: 'palette.open' },
      { type: 'palette.close' },
      { type: 'text.type', text: 'vauban' },
      { type: 'text.type', text: ' ' },
      { type: 'choice.move', by: 1, count: 3 },
      { type: 'choice.point', index: 1 },
      { type: 'choice.run' },
      { type: 'search.retry' },
    ],
    answers: { findHits: [2, 0] },
    by: ({ context }) => context.text,
  }),
]
