import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { closingMachine } from '#machines/accounts/closing/closing.machine.ts'
import { selectIsBusy } from '#machines/accounts/closing/closing.selectors.ts'
import type { ClosingAnswer, ClosingEvent, YearStanding } from '#machines/accounts/closing/closing.setup.ts'

/** The closing of a year with a stub server: the test sets its answers and tells of changes. */
export function startClosing(standing: YearStanding) {
  const server = {
    closes: { kind: 'done', standing: { state: 'closed', isComplete: true } } as ClosingAnswer | Error,
    approves: { kind: 'done', standing: { state: 'approved', isComplete: true } } as ClosingAnswer | Error,
    approvedOn: [] as string[],
    /** Tells the page of a change, as a refetch does. */
    says: (_standing: YearStanding): void => {},
  }
  const answer = (given: ClosingAnswer | Error) => {
    if (given instanceof Error) throw given
    return given
  }
  const actor = createActor(
    closingMachine.provide({
      actors: {
        watchYear: fromCallback<ClosingEvent>(({ sendBack }) => {
          server.says = (said) => sendBack({ type: 'year.changed', standing: said })
        }),
        closeYear: fromPromise<ClosingAnswer>(async () => answer(server.closes)),
        approveYear: fromPromise<ClosingAnswer, { approvedOn: string }>(async ({ input }) => {
          server.approvedOn.push(input.approvedOn)
          return answer(server.approves)
        }),
      },
    }),
    { input: { standing } },
  ).start()
  return { actor, server, settled: () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot)) }
}
