import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { bankAnswerMachine } from '#machines/payments/bankAnswer/bankAnswer.machine.ts'
import {
  selectIsApplying,
  selectIsDiscarding,
  selectIsReading,
} from '#machines/payments/bankAnswer/bankAnswer.selectors.ts'
import type {
  ApplyResult,
  BankAnswerEvent,
  BankAnswerInput,
  ReadResult,
} from '#machines/payments/bankAnswer/bankAnswer.setup.ts'

/** The flow of an answer of the bank with a stub server; with an id, it starts on the page of an existing answer. */
export function startBankAnswer(input: BankAnswerInput = { answerId: null, state: null }) {
  const server = {
    reads: { kind: 'read', answerId: 'a1' } as ReadResult | Error,
    applies: 'applied' as ApplyResult | Error,
    discards: null as Error | null,
    applied: 0,
    /** Tells the page of a change, as a refetch does. */
    says: (_state: 'read' | 'applied'): void => {},
  }
  const opened: string[] = []
  const actor = createActor(
    bankAnswerMachine.provide({
      actors: {
        readFile: fromPromise<ReadResult, { file: File }>(async () => {
          if (server.reads instanceof Error) throw server.reads
          return server.reads
        }),
        applyAnswer: fromPromise<ApplyResult>(async () => {
          server.applied += 1
          if (server.applies instanceof Error) throw server.applies
          return server.applies
        }),
        discardAnswer: fromPromise<void>(async () => {
          if (server.discards) throw server.discards
        }),
        watchAnswer: fromCallback<BankAnswerEvent>(({ sendBack }) => {
          server.says = (state) => sendBack({ type: 'answer.changed', state })
        }),
      },
      actions: {
        openAnswer: (_, { answerId }) => void opened.push(answerId),
        leaveAnswer: () => void opened.push('debits'),
      },
    }),
    { input },
  ).start()
  const isIdle = () =>
    waitFor(
      actor,
      (snapshot) =>
        snapshot.matches('opened') ||
        !(selectIsReading(snapshot) || selectIsApplying(snapshot) || selectIsDiscarding(snapshot)),
    )
  return {
    actor,
    server,
    opened,
    now: () => actor.getSnapshot(),
    send: async (event: BankAnswerEvent) => {
      actor.send(event)
      await isIdle()
    },
  }
}
