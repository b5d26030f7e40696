import { createActor, fromCallback, fromPromise } from 'xstate'
import type { BookStep } from '#machines/accounts/bookSteps.ts'
import { type EntryDraft, emptyEntry } from '#machines/accounts/entry/entry.draft.ts'
import { entryMachine } from '#machines/accounts/entry/entry.machine.ts'
import type { PostAnswer, Posting } from '#machines/accounts/entry/entry.setup.ts'

/** Makes consecutive ids. */
export function countIds(before = 0) {
  let made = before
  return () => {
    made += 1
    return `6f1f1f5e-0000-4000-8000-${String(made).padStart(12, '0')}`
  }
}

export const aYear = { startsOn: '2030-01-01', endsOn: '2030-12-31' }
const today = '2030-01-10'

/** A water bill, ready to be posted. */
export function aBill(createId = countIds(100)): EntryDraft {
  const blank = emptyEntry({ createId, today })
  const [first, second] = blank.lines
  if (!first || !second) throw new Error('an entry begins with two lines')
  return {
    ...blank,
    journal: 'AC',
    label: 'Facture d’eau',
    lines: [
      { ...first, account: '601', debit: '1 234,50' },
      { ...second, account: '401', credit: '1234.5' },
    ],
  }
}

/** The flow of an entry with a stub server: the test sets its answers and reads what it received. */
export function startEntry(begun?: EntryDraft, step: BookStep = 'writing') {
  const createId = countIds()
  const draft = begun ?? emptyEntry({ createId, today })
  const server = {
    answer: { kind: 'posted', entryId: 'entry 1' } as PostAnswer | Error,
    received: [] as Posting[],
  }
  const page = { copies: [] as EntryDraft[], forgotten: 0, steps: [] as BookStep[] }
  const machine = entryMachine.provide({
    actors: {
      watchStep: fromCallback(() => {}),
      postEntry: fromPromise<PostAnswer, Posting>(async ({ input }) => {
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
  const input = { draft, books: { chart: 'FR', openYears: [aYear] }, createId, today, step } as const
  return { actor: createActor(machine, { input }).start(), server, page }
}
