import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import * as z from 'zod/mini'
import { budgetDraft, worksDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { evaluate } from '#contract/accounts/explain.ts'
import { amountOf, plannedCalls } from '#machines/accounts/voted/plannedCalls.ts'
import type { VotedDraft, VotedFaults, VotedKind } from '#machines/accounts/voted/voted.draft.ts'
import { faultsOf, totalsOf } from '#machines/accounts/voted/voted.draft.ts'
import {
  selectCanRemoveRow,
  selectDraft,
  selectFailure,
  selectFaults,
  selectIsRecording,
  selectStep,
} from '#machines/accounts/voted/voted.selectors.ts'
import { aBudget, books, liftId, someWorks, startVoted } from '#tests/support/startVoted.ts'

type Started = ReturnType<typeof startVoted>
const now = ({ actor }: Started) => actor.getSnapshot()
const record = async ({ actor }: Started) => {
  actor.send({ type: 'vote.review' })
  actor.send({ type: 'vote.record' })
  await waitFor(actor, (snapshot) => !selectIsRecording(snapshot))
}
const withFirst = (draft: VotedDraft, row: Partial<VotedDraft['rows'][number]>): VotedDraft => ({
  ...draft,
  rows: draft.rows.map((one, index) => (index === 0 ? { ...one, ...row } : one)),
})

describe('the calls of a vote', () => {
  it('are the four calls of a budget, each shared out by key, and the works fund by the key of all lots', () => {
    const calls = plannedCalls({ kind: 'budget', draft: aBudget(), books })
    expect(calls.map(({ dueOn }) => dueOn)).toEqual(['2030-01-01', '2030-04-01', '2030-07-01', '2030-10-01'])
    expect(calls.map(amountOf)).toEqual([28_751, 28_750, 28_750, 28_750])
    const own = calls[0]?.shares.filter(({ lotId }) => lotId === 'lot 3') ?? []
    expect(own.map(({ keyId, amount }) => [keyId, amount])).toEqual([
      [null, 5_000],
      [liftId, 1_500],
      [null, 300],
    ])
    for (const { amount, explanation } of own) expect(evaluate(explanation)).toBe(amount)
  })

  it.each([
    ['1', 12, '2030-12-01'],
    ['2', 6, '2030-11-01'],
    ['6', 2, '2030-07-01'],
    ['12', 1, '2030-01-01'],
  ] as const)('come every %s months if the meeting chose so', (rhythm, count, last) => {
    const calls = plannedCalls({ kind: 'budget', draft: { ...aBudget(), rhythm }, books })
    expect(calls).toHaveLength(count)
    expect(calls.at(-1)?.dueOn).toBe(last)
    expect(calls.reduce((sum, call) => sum + amountOf(call), 0)).toBe(115_001)
  })

  it('fall on the days that the meeting chose, and leave out what grants and loans pay for', () => {
    const ownDays = ['2030-10-15', '2030-02-01', '2030-02-01']
    const draft = { ...aBudget(), rhythm: 'own' as const, ownDays }
    const calls = plannedCalls({ kind: 'budget', draft, books })
    expect(calls.map(({ dueOn }) => dueOn)).toEqual(['2030-02-01', '2030-10-15'])
    expect(faultsOf({ kind: 'budget', draft, books })).toEqual({})
    expect(faultsOf({ kind: 'budget', draft: { ...draft, ownDays: ['2031-01-01'] }, books })).toEqual({
      ownDays: 'outsideYear',
    })
    expect(totalsOf({ ...someWorks(), grants: '50', loans: '250' }).lacking).toBe(-300_00)
  })

  it('are the calls of the works in the order of their days, by their key', () => {
    const calls = plannedCalls({ kind: 'works', draft: someWorks(), books })
    expect(calls.map((call) => [call.dueOn, amountOf(call)])).toEqual([
      ['2030-03-01', 10_000],
      ['2030-06-01', 20_000],
    ])
    expect(calls[0]?.shares.map(({ lotId }) => lotId)).toEqual(['lot 2', 'lot 3'])
  })
})

describe('writing a vote', () => {
  const cases: readonly (readonly [string, VotedKind, VotedDraft, VotedFaults])[] = [
    ['no day', 'budget', { ...aBudget(), votedOn: null }, { votedOn: 'required' }],
    ['no year', 'budget', { ...aBudget(), fiscalYearId: null }, { fiscalYearId: 'required' }],
    ['an account of the bank', 'budget', withFirst(aBudget(), { account: '512' }), { 'first.account': 'notACharge' }],
    [
      'an account twice by one key',
      'budget',
      withFirst(aBudget(), { account: '614', keyId: liftId }),
      { 'second.account': 'repeated' },
    ],
    ['a key of no lot', 'budget', withFirst(aBudget(), { keyId: 'nobody' }), { 'first.keyId': 'keyWithoutLots' }],
    ['half a cent', 'budget', withFirst(aBudget(), { amount: '1,005' }), { 'first.amount': 'invalidAmount' }],
    ['works without a name', 'works', { ...someWorks(), label: ' ' }, { label: 'required' }],
    ['a long reference', 'works', { ...someWorks(), reference: 'X'.repeat(41) }, { reference: 'tooLong' }],
    [
      'a call outside open years',
      'works',
      withFirst(someWorks(), { dueOn: '2031-01-01' }),
      { 'first.dueOn': 'noOpenYear' },
    ],
    ['calls that lack some', 'works', { ...someWorks(), votedAmount: '301' }, { rows: 'apart' }],
  ]
  it.each(cases)('does not continue with %s', (_, kind, draft, faults) => {
    expect(faultsOf({ kind, draft, books })).toEqual(faults)
    const started = startVoted(kind, draft)
    started.actor.send({ type: 'vote.review' })
    expect([selectStep(now(started)), selectFaults(now(started))]).toEqual(['writing', faults])
  })

  it('copies every change, sums up, and keeps one row', () => {
    const started = startVoted('works', someWorks())
    started.actor.send({ type: 'row.change', rowId: 'second', row: { amount: '50' } })
    expect(totalsOf(selectDraft(now(started)))).toEqual({ total: 25_000, lacking: 5_000 })
    started.actor.send({ type: 'row.remove', rowId: 'first' })
    expect(selectCanRemoveRow(now(started))).toBe(false)
    started.actor.send({ type: 'row.add' })
    started.actor.send({ type: 'heading.change', heading: { label: 'Porte' } })
    expect(started.page.copies.at(-1)).toMatchObject({ label: 'Porte', rows: [{ id: 'second' }, { amount: null }] })
  })

  it('returns to the review after a reload, and to the fields while something is missing', () => {
    expect(selectStep(now(startVoted('budget', aBudget(), 'review')))).toBe('review')
    expect(selectStep(now(startVoted('budget', { ...aBudget(), votedOn: null }, 'review')))).toBe('writing')
    const started = startVoted('budget', aBudget(), 'review')
    started.actor.send({ type: 'step.shown', step: 'writing' })
    started.actor.send({ type: 'step.shown', step: 'review' })
    expect(selectStep(now(started))).toBe('review')
  })
})

describe('recording a vote', () => {
  it('sends the budget without blank rows, and deletes the draft', async () => {
    const started = startVoted('budget', aBudget())
    started.actor.send({ type: 'row.add' })
    await record(started)
    expect(started.server.received).toMatchObject([
      { kind: 'budget', budget: { worksFund: 6_000, items: [{ account: '615', keyId: null }, { keyId: liftId }] } },
    ])
    expect([selectStep(now(started)), started.page.forgotten]).toEqual(['recorded', 1])
  })

  it('repeats a lost attempt at works under the same key', async () => {
    const started = startVoted('works', someWorks())
    started.server.answer = { kind: 'unanswered' }
    await record(started)
    expect(selectFailure(now(started))).toBe('unanswered')
    started.server.answer = { kind: 'recorded' }
    started.actor.send({ type: 'vote.record' })
    await waitFor(started.actor, (snapshot) => selectStep(snapshot) === 'recorded')
    const [first, second] = started.server.received
    expect(first).toEqual(second)
    expect(first).toMatchObject({ kind: 'works', key: someWorks().key })
    started.actor.send({ type: 'vote.begin' })
    expect(selectDraft(now(started)).key).not.toBe(someWorks().key)
  })

  it('returns to the fields when the server refuses one', async () => {
    const started = startVoted('works', someWorks())
    started.server.answer = { kind: 'refused', faults: { reference: 'taken' } }
    await record(started)
    expect([selectStep(now(started)), selectFaults(now(started))]).toEqual(['writing', { reference: 'taken' }])
  })

  it('keeps everything after a failure, and starts over after works that had arrived', async () => {
    const started = startVoted('works', someWorks())
    started.server.answer = new Error('500')
    await record(started)
    expect(selectFailure(now(started))).toBe('failed')
    started.server.answer = { kind: 'arrivedBefore' }
    started.actor.send({ type: 'vote.record' })
    await waitFor(started.actor, (snapshot) => selectFailure(snapshot) === 'arrivedBefore')
    started.actor.send({ type: 'vote.begin' })
    expect([selectDraft(now(started)).label, started.page.forgotten]).toEqual([null, 1])
  })
})

describe('a draft of an earlier version', () => {
  const row = { id: '6f1f1f5e-0000-4000-8000-000000000009', account: '', keyId: '', dueOn: '', amount: '' }
  /** Nothing was an empty text then, and the last fields did not exist at first. */
  const typed = {
    key: '6f1f1f5e-0000-4000-8000-000000000008',
    decisionId: '',
    votedOn: '2029-11-20',
    fiscalYearId: '',
    worksFund: '',
    reference: '',
    label: '',
    resolutionNumber: '',
    keyId: '',
    votedAmount: '',
    rows: [row],
  }
  const kinds: readonly (readonly [VotedKind, object, object])[] = [
    [
      'budget',
      {
        ...typed,
        fiscalYearId: books.years[0]?.id,
        rhythm: 'own',
        ownDays: '2030-02-01 2030-10-15',
        rows: [{ ...row, account: '615', amount: '12' }],
      },
      {
        budget: {
          decisionId: null,
          items: [{ account: '615', keyId: null, amount: 1_200 }],
          worksFund: 0,
          dueDays: ['2030-02-01', '2030-10-15'],
        },
      },
    ],
    [
      'works',
      {
        ...typed,
        reference: 'TRX-2',
        label: 'Toiture',
        votedAmount: '12',
        rows: [{ ...row, dueOn: '2030-03-01', amount: '12' }],
      },
      { works: { reference: 'TRX-2', building: null, resolutionNumber: null, keyId: null, grants: 0, loans: 0 } },
    ],
  ]
  it.each(kinds)('opens, and is recorded as the %s that it says', async (kind, earlier, recording) => {
    const { schema } = kind === 'budget' ? budgetDraft : worksDraft
    const draft = z.parse(schema, earlier)
    expect(draft).toMatchObject({ decisionId: null, building: null })
    const started = startVoted(kind, draft)
    await record(started)
    expect(started.server.received).toMatchObject([recording])
    expect(z.parse(schema, draft)).toEqual(draft)
  })
})
