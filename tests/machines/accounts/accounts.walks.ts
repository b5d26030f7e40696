import { bankLineLifecycle } from '#machines/accounts/bankLine/bankLine.lifecycle.ts'
import { closingMachine } from '#machines/accounts/closing/closing.machine.ts'
import { entryMachine } from '#machines/accounts/entry/entry.machine.ts'
import { fiscalYearLifecycle } from '#machines/accounts/fiscalYear/fiscalYear.lifecycle.ts'
import { statementMachine } from '#machines/accounts/statement/statement.machine.ts'
import { treasuryLifecycle } from '#machines/accounts/treasury/treasury.lifecycle.ts'
import { votedMachine } from '#machines/accounts/voted/voted.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { aBill, aYear, countIds } from '#tests/support/startEntry.ts'
import { books, someWorks } from '#tests/support/startVoted.ts'

const address = '/statement.pdf'

const bill = aBill()
const entryInput = {
  books: { chart: 'FR', openYears: [aYear] },
  createId: countIds(),
  today: '2030-01-10',
  step: 'writing',
} as const

const works = someWorks()
const votedInput = { kind: 'works', books, createId: countIds(), step: 'writing' } as const

const standings = (['open', 'closed', 'approved'] as const).flatMap((state) =>
  [true, false].map((isComplete) => ({ state, isComplete })),
)

export const walks = [
  walkOf(closingMachine, {
    inputs: standings.map((standing) => ({ standing })),
    events: [
      ...standings.map((standing) => ({ type: 'year.changed' as const, standing })),
      { type: 'closing.ask' },
      { type: 'closing.cancel' },
      { type: 'closing.confirm' },
      { type: 'approval.send', approvedOn: '2030-06-10' },
    ],
    answers: {
      closeYear: [
        { kind: 'done', standing: { state: 'closed', isComplete: true } },
        { kind: 'overtaken', standing: { state: 'open', isComplete: false } },
        { kind: 'unanswered' },
      ],
      approveYear: [
        { kind: 'done', standing: { state: 'approved', isComplete: true } },
        { kind: 'overtaken', standing: { state: 'approved', isComplete: true } },
        { kind: 'wrongDay' },
        { kind: 'unanswered' },
      ],
    },
    ends: ['approved'],
    by: ({ context }) => context.standing,
  }),
  walkOf(entryMachine, {
    inputs: [
      { ...entryInput, draft: bill },
      { ...entryInput, draft: { ...bill, label: null } },
      { ...entryInput, draft: bill, step: 'review' },
    ],
    events: [
      { type: 'heading.change', heading: { label: 'Eau' } },
      { type: 'line.change', lineId: bill.lines[0]?.id ?? '', line: { account: '601' } },
      { type: 'line.add' },
      { type: 'line.remove', lineId: 'none' },
      { type: 'entry.review' },
      { type: 'entry.post' },
      { type: 'entry.begin' },
      { type: 'step.select', step: 'writing' },
      { type: 'step.shown', step: 'review' },
      { type: 'step.shown', step: 'writing' },
    ],
    answers: {
      postEntry: [
        { kind: 'posted', entryId: 'entry' },
        { kind: 'refused', faults: { label: 'required' } },
        { kind: 'arrivedBefore' },
        { kind: 'unanswered' },
      ],
    },
    by: ({ context: { draft } }) => [draft.label, draft.lines.length > 2],
  }),
  walkOf(votedMachine, {
    inputs: [
      { ...votedInput, draft: works },
      { ...votedInput, draft: { ...works, label: null } },
      { ...votedInput, draft: works, step: 'review' },
    ],
    events: [
      { type: 'heading.change', heading: { label: 'Porte' } },
      { type: 'row.change', rowId: 'first', row: { amount: '200' } },
      { type: 'row.add' },
      { type: 'row.remove', rowId: 'none' },
      { type: 'vote.review' },
      { type: 'vote.record' },
      { type: 'vote.begin' },
      { type: 'step.select', step: 'writing' },
      { type: 'step.shown', step: 'review' },
      { type: 'step.shown', step: 'writing' },
    ],
    answers: {
      recordVote: [
        { kind: 'recorded' },
        { kind: 'refused', faults: { reference: 'taken' } },
        { kind: 'arrivedBefore' },
        { kind: 'unanswered' },
      ],
    },
    by: ({ context: { draft } }) => [draft.label, draft.rows.length > 2],
  }),
  walkOf(bankLineLifecycle, {
    inputs: [
      { isPosted: false, isYearOpen: true },
      { isPosted: true, isYearOpen: true },
    ],
    events: [{ type: 'line.match' }, { type: 'line.ignore' }, { type: 'line.reopen' }],
  }),
  walkOf(fiscalYearLifecycle, {
    inputs: [{ isComplete: true }],
    events: [{ type: 'year.close' }, { type: 'year.approve' }],
    ends: ['approved'],
  }),
  walkOf(treasuryLifecycle, {
    events: [
      { type: 'books.read', isMatched: true, isRecent: true },
      { type: 'books.read', isMatched: true, isRecent: false },
      { type: 'books.read', isMatched: false, isRecent: true },
    ],
  }),
  walkOf(statementMachine, {
    events: [
      { type: 'line.named', lineId: 'entry.1' },
      { type: 'line.named', lineId: 'entry.2' },
      { type: 'line.named', lineId: null },
      { type: 'explanation.reload' },
      { type: 'file.request', format: 'pdf', address, name: 'statement.pdf' },
      { type: 'file.request', format: 'csv', address, name: 'statement.csv' },
    ],
    answers: { loadExplanation: [null], prepareFile: [null] },
  }),
]
