import { snacksMachine } from '#machines/snacks/snacks/snacks.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(snacksMachine, {
    events: [
      { type: 'snack.add', snack: { message: 'Un' } },
      { type: 'snack.dismiss', id: 1 },
      { type: 'snack.hold' },
      { type: 'snack.release' },
      { type: 'snacks.clear' },
    ],
  }),
]
