import { fromCallback, fromPromise } from 'xstate'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import type { FirstPlace } from '#machines/places/placeSelection/placeSelection.setup.ts'
import { liveMachine } from '#machines/portal/live/live.machine.ts'
import { pauseAfter } from '#machines/portal/live/live.setup.ts'
import { shellMachine } from '#machines/portal/shell/shell.machine.ts'

/** The frame without a stream, a place or any request. */
export const quietShell = () =>
  shellMachine.provide({
    actors: {
      recallGroups: fromCallback(() => {}),
      live: liveMachine.provide({
        actors: { stream: fromCallback(() => {}), watchPage: fromCallback(() => {}) },
        delays: { pause: ({ context }) => pauseAfter(context.failures, 0.5) },
      }),
      placeSelection: placeSelectionMachine.provide({
        actors: {
          watchSession: fromCallback(() => {}),
          findFirstPlace: fromPromise<FirstPlace>(() => new Promise(() => {})),
        },
      }),
    },
  })
