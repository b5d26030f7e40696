import { fromCallback, fromPromise } from 'xstate'
import { liveMachine } from '#machines/live/live.machine.ts'
import { placeSelectionMachine } from '#machines/placeSelection/placeSelection.machine.ts'
import type { FirstPlace } from '#machines/placeSelection/placeSelection.setup.ts'
import { shellMachine } from '#machines/shell/shell.machine.ts'

/** The frame of the application with nobody behind it: no stream, no place, nothing asked of a server. */
export const quietShell = () =>
  shellMachine.provide({
    actors: {
      live: liveMachine.provide({ actors: { stream: fromCallback(() => {}), watchPage: fromCallback(() => {}) } }),
      placeSelection: placeSelectionMachine.provide({
        actors: {
          watchSession: fromCallback(() => {}),
          findFirstPlace: fromPromise<FirstPlace>(() => new Promise(() => {})),
        },
      }),
    },
  })
