import { createActor, fromCallback, fromPromise } from 'xstate'
import type { BookStep } from '#machines/accounts/bookSteps.ts'
import type { Recording, VotedBooks, VotedDraft, VotedKind } from '#machines/accounts/voted/voted.draft.ts'
import { emptyVote } from '#machines/accounts/voted/voted.draft.ts'
import { votedMachine } from '#machines/accounts/voted/voted.machine.ts'
import type { RecordAnswer } from '#machines/accounts/voted/voted.setup.ts'
import { countIds } from './startEntry.ts'

const yearId = '6f1f1f5e-0000-4000-9000-000000000001'
export const liftId = '6f1f1f5e-0000-4000-9000-000000000002'
const lots = (shares: readonly number[]) =>
  shares.map((own, index) => ({ lotId: `lot ${index + 1}`, number: index + 1, shares: own }))

/** A place of three lots with an open year. The first lot does not pay for the lift. */
export const books: VotedBooks = {
  chart: 'FR',
  years: [{ id: yearId, startsOn: '2030-01-01', endsOn: '2030-12-31' }],
  keys: [
    { id: null, name: null, lots: lots([500, 300, 200]) },
    { id: liftId, name: 'Ascenseur', lots: lots([0, 1, 2]) },
    { id: 'nobody', name: 'Personne', lots: lots([0, 0, 0]) },
  ],
}

const row = { account: null, keyId: null, dueOn: null, amount: null }

/** 1,000.01 € of maintenance by all lots and 90 € for the lift, with a works fund of 60 €. */
export const aBudget = (): VotedDraft => ({
  ...emptyVote({ createId: countIds(200) }),
  votedOn: '2029-11-20',
  fiscalYearId: yearId,
  worksFund: '60',
  rows: [
    { ...row, id: 'first', account: '615', amount: '1000,01' },
    { ...row, id: 'second', account: '614', keyId: liftId, amount: '90' },
  ],
})

/** Works of 300 € by the key of the lift, in two calls. */
export const someWorks = (): VotedDraft => ({
  ...emptyVote({ createId: countIds(300) }),
  votedOn: '2029-11-20',
  reference: 'TRX-1',
  label: 'Porte de l’ascenseur',
  keyId: liftId,
  votedAmount: '300',
  rows: [
    { ...row, id: 'first', dueOn: '2030-06-01', amount: '200' },
    { ...row, id: 'second', dueOn: '2030-03-01', amount: '100' },
  ],
})

/** The flow of a vote with a stub server: the test sets its answers and reads what it received. */
export function startVoted(kind: VotedKind, draft: VotedDraft, step: BookStep = 'writing') {
  const server = { answer: { kind: 'recorded' } as RecordAnswer | Error, received: [] as Recording[] }
  const page = { copies: [] as VotedDraft[], forgotten: 0, steps: [] as BookStep[] }
  const machine = votedMachine.provide({
    actors: {
      watchStep: fromCallback(() => {}),
      recordVote: fromPromise<RecordAnswer, Recording>(async ({ input }) => {
        server.received.push(input)
        if (server.answer instanceof Error) throw server.answer
        return server.answer
      }),
    },
    actions: {
      showStep: (_, { step: shown }) => void page.steps.push(shown),
      leaveSteps: () => {},
      copyDraft: ({ context }) => void page.copies.push(context.draft),
      forgetDraft: () => {
        page.forgotten += 1
      },
    },
  })
  return {
    actor: createActor(machine, { input: { kind, draft, books, createId: countIds(), step } }).start(),
    server,
    page,
  }
}
