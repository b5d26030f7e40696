import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { importMachine } from '#machines/administration/import/import.machine.ts'
import { selectConfirmation, selectIsBusy, selectIsSending } from '#machines/administration/import/import.selectors.ts'
import type { ImportEvent, ImportStatus, SendAnswer } from '#machines/administration/import/import.setup.ts'
import { passwordStepOf, stubPasswordStep } from './startPasswordConfirmation.ts'

/** The flow of an import with a stub server; with a status, it starts on the page of an existing import. */
export function startImport(status: ImportStatus | null = null) {
  const { actors, server: stub } = stubPasswordStep<null>()
  const server = Object.assign(stub, {
    takes: { kind: 'created', importId: 'i1' } as SendAnswer | Error,
    abandons: null as Error | null,
    /** Tells the page of a change, as a refetch does. */
    says: (_status: ImportStatus): void => {},
  })
  const opened: string[] = []
  const actor = createActor(
    importMachine.provide({
      actors: {
        ...actors,
        sendFiles: fromPromise<SendAnswer, { files: readonly File[] }>(async () => {
          if (server.takes instanceof Error) throw server.takes
          return server.takes
        }),
        abandonImport: fromPromise<void>(async () => {
          if (server.abandons) throw server.abandons
        }),
        watchImport: fromCallback<ImportEvent>(({ sendBack }) => {
          server.says = (said) => sendBack({ type: 'import.changed', status: said })
        }),
      },
      actions: { openImport: (_, { importId }) => void opened.push(importId) },
    }),
    { input: { importId: status && 'i1', status }, clock: new SimulatedClock() },
  ).start()
  return {
    actor,
    server,
    opened,
    send: async () => {
      actor.send({ type: 'files.send' })
      await waitFor(actor, (snapshot) => !selectIsBusy(snapshot) || snapshot.hasTag('sent'))
    },
    abandon: async () => {
      actor.send({ type: 'import.abandon' })
      await waitFor(actor, (snapshot) => !snapshot.hasTag('abandoning'))
    },
    ...passwordStepOf(actor, { selectConfirmation, selectIsSending }),
  }
}
