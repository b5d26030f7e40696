import { createActor, fromCallback, fromPromise } from 'xstate'
import { statementMachine } from '#machines/accounts/statement/statement.machine.ts'
import type { WantedFile } from '#machines/accounts/statement/statement.setup.ts'

/** The statement with an address that names a line, and a portal that can go down. */
export function startStatement(lineId: string | null) {
  const outside = {
    isDown: false,
    loaded: [] as string[],
    prepared: [] as WantedFile[],
    /** The address names another line. */
    name: (_: string | null) => {},
  }
  const reached = async (note: () => void) => {
    if (outside.isDown) throw new Error('offline')
    note()
  }
  const actor = createActor(
    statementMachine.provide({
      actors: {
        watchAddress: fromCallback(({ sendBack }) => {
          outside.name = (named) => sendBack({ type: 'line.named', lineId: named })
          outside.name(lineId)
        }),
        loadExplanation: fromPromise<unknown, { lineId: string }>(({ input }) =>
          reached(() => outside.loaded.push(input.lineId)),
        ),
        prepareFile: fromPromise<unknown, WantedFile>(({ input }) => reached(() => outside.prepared.push(input))),
      },
    }),
  ).start()
  return { actor, outside }
}
