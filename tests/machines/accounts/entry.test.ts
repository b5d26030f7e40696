import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import * as z from 'zod/mini'
import { entryDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import type { EntryDraft } from '#machines/accounts/entry/entry.draft.ts'
import { faultsOf, totalsOf } from '#machines/accounts/entry/entry.draft.ts'
import {
  selectCanRemoveLine,
  selectDraft,
  selectEntryId,
  selectFailure,
  selectFaults,
  selectHasMoved,
  selectIsPosting,
  selectStep,
} from '#machines/accounts/entry/entry.selectors.ts'
import { aBill, aYear, startEntry } from '#tests/support/startEntry.ts'

type Started = ReturnType<typeof startEntry>
const post = async ({ actor }: Started) => {
  actor.send({ type: 'entry.review' })
  actor.send({ type: 'entry.post' })
  await waitFor(actor, (snapshot) => !selectIsPosting(snapshot))
}
const now = ({ actor }: Started) => actor.getSnapshot()
const books = { chart: 'FR', openYears: [aYear] } as const
const withFirst = (draft: EntryDraft, line: Partial<EntryDraft['lines'][number]>): EntryDraft => ({
  ...draft,
  lines: draft.lines.map((one, index) => (index === 0 ? { ...one, ...line } : one)),
})

describe('writing an entry', () => {
  it('copies every change, so that a reload loses nothing', () => {
    const { actor, page } = startEntry()
    actor.send({ type: 'heading.change', heading: { label: 'Facture d’eau' } })
    actor.send({ type: 'line.add' })
    expect(page.copies.at(-1)).toMatchObject({ label: 'Facture d’eau', lines: [{}, {}, {}] })
  })

  it('keeps two lines', () => {
    const started = startEntry()
    const [first] = selectDraft(now(started)).lines
    expect(selectCanRemoveLine(now(started))).toBe(false)
    started.actor.send({ type: 'line.add' })
    expect(selectCanRemoveLine(now(started))).toBe(true)
    started.actor.send({ type: 'line.remove', lineId: first?.id ?? '' })
    expect(selectDraft(now(started)).lines.map(({ id }) => id)).not.toContain(first?.id)
  })

  it('reads amounts as they are typed in France and in Canada, to the cent', () => {
    expect(totalsOf(aBill())).toEqual({ debit: 123_450, credit: 123_450, apart: 0 })
  })

  it('reports what each field lacks, until it changes', () => {
    const started = startEntry()
    started.actor.send({ type: 'entry.review' })
    expect(selectStep(now(started))).toBe('writing')
    expect(selectFaults(now(started))).toMatchObject({ journal: 'required', label: 'required' })
    started.actor.send({ type: 'heading.change', heading: { journal: 'BQ' } })
    expect(selectFaults(now(started))).not.toHaveProperty('journal')
    expect(selectFaults(now(started))).toMatchObject({ label: 'required' })
  })

  const bill = aBill()
  const [first] = bill.lines
  it.each([
    ['a day without an open year', { ...bill, enteredOn: '2029-12-31' }, { enteredOn: 'noOpenYear' }],
    ['no day', { ...bill, enteredOn: null }, { enteredOn: 'required' }],
    [
      'an account of another chart',
      withFirst(bill, { account: '5100' }),
      { [`${first?.id}.account`]: 'unknownAccount' },
    ],
    ['both sides in one line', withFirst(bill, { credit: '1' }), { [`${first?.id}.amount`]: 'bothSides' }],
    ['a third of a cent', withFirst(bill, { debit: '1,333' }), { [`${first?.id}.amount`]: 'invalidAmount' }],
    ['sides that differ', withFirst(bill, { debit: '1234,51' }), { lines: 'unbalanced' }],
    ['an owner’s account without one', withFirst(bill, { account: '4501' }), { [`${first?.id}.ownerId`]: 'required' }],
    ['works without their name', withFirst(bill, { account: '671' }), { [`${first?.id}.worksId`]: 'required' }],
  ])('does not go on with %s', (_, draft, faults) => {
    expect(faultsOf(draft, books)).toEqual(faults)
  })
})

describe('the steps of an entry', () => {
  it('are in the address, so that a reload in the review returns to it', () => {
    const first = startEntry(aBill())
    first.actor.send({ type: 'entry.review' })
    expect(first.page.steps.at(-1)).toBe('review')
    expect(selectStep(now(startEntry(aBill(), 'review')))).toBe('review')
  })

  it('lead to the fields while something is missing', () => {
    const started = startEntry({ ...aBill(), label: null }, 'review')
    expect([selectStep(now(started)), started.page.steps]).toEqual(['writing', ['writing']])
  })

  it('follow the back and forward buttons', () => {
    const started = startEntry(aBill(), 'review')
    started.actor.send({ type: 'step.shown', step: 'writing' })
    expect([selectStep(now(started)), selectHasMoved(now(started))]).toEqual(['writing', true])
    started.actor.send({ type: 'step.shown', step: 'review' })
    expect(selectStep(now(started))).toBe('review')
  })
})

describe('posting an entry', () => {
  it('sends only the fields of each line’s account, without blank lines', async () => {
    const bill = withFirst(aBill(), { ownerId: 'left over', keyId: 'a key' })
    const started = startEntry(bill)
    started.actor.send({ type: 'line.add' })
    await post(started)
    expect(started.server.received).toMatchObject([
      {
        key: bill.key,
        entry: {
          journal: 'AC',
          pieceReference: null,
          lines: [
            { account: '601', debit: 123_450, credit: 0, keyId: 'a key', ownerId: null },
            { account: '401', debit: 0, credit: 123_450, keyId: null },
          ],
        },
      },
    ])
    expect(selectEntryId(now(started))).toBe('entry 1')
    expect(started.page.forgotten).toBe(1)
  })

  it('repeats a lost attempt under the same key, and starts the next entry with another', async () => {
    const started = startEntry(aBill())
    started.server.answer = { kind: 'unanswered' }
    await post(started)
    expect(selectFailure(now(started))).toBe('unanswered')
    started.server.answer = { kind: 'posted', entryId: 'entry 1' }
    started.actor.send({ type: 'entry.post' })
    await waitFor(started.actor, (snapshot) => selectStep(snapshot) === 'posted')
    const [first, second] = started.server.received
    expect(first).toEqual(second)
    started.actor.send({ type: 'entry.begin' })
    expect(selectDraft(now(started))).toMatchObject({ label: null, lines: [{}, {}] })
    expect(selectDraft(now(started)).key).not.toBe(first?.key)
  })

  it('returns to the fields when the server refuses one', async () => {
    const started = startEntry(aBill())
    started.server.answer = { kind: 'refused', faults: { enteredOn: 'noOpenYear' } }
    await post(started)
    expect([selectStep(now(started)), selectFaults(now(started))]).toEqual(['writing', { enteredOn: 'noOpenYear' }])
    expect(selectDraft(now(started)).label).toBe('Facture d’eau')
  })

  it('reports that an earlier version was posted, and starts over', async () => {
    const started = startEntry(aBill())
    started.server.answer = { kind: 'arrivedBefore' }
    await post(started)
    expect(selectFailure(now(started))).toBe('arrivedBefore')
    started.actor.send({ type: 'entry.begin' })
    expect([selectDraft(now(started)).label, started.page.forgotten]).toEqual([null, 1])
  })

  it('keeps everything after a failure', async () => {
    const started = startEntry(aBill())
    started.server.answer = new Error('500')
    await post(started)
    expect([selectStep(now(started)), selectFailure(now(started))]).toEqual(['review', 'failed'])
    started.actor.send({ type: 'step.select', step: 'writing' })
    expect(selectDraft(now(started)).label).toBe('Facture d’eau')
  })
})

describe('a draft of an earlier version', () => {
  /** Nothing was an empty text then. */
  const emptied = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']))

  it('opens, and is posted as the entry that it says', async () => {
    const { lines, ...heading } = aBill()
    const earlier = { ...emptied(heading), lines: lines.map(emptied) }
    const draft = z.parse(entryDraft.schema, earlier)
    expect(draft).toEqual(aBill())
    const started = startEntry(draft)
    await post(started)
    expect(started.server.received).toMatchObject([{ entry: { pieceReference: null, lines: [{ keyId: null }, {}] } }])
  })

  it('opens while nothing is chosen', () => {
    const blank = selectDraft(now(startEntry()))
    const { lines, ...heading } = blank
    expect(z.parse(entryDraft.schema, { ...emptied(heading), lines: lines.map(emptied) })).toEqual(blank)
  })
})
