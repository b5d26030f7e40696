import { eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { importFolder, smallBooks, withLines } from '#tests/support/server/importFolder.ts'
import { onlyEntries, startBooksImport, twoLines } from '#tests/support/server/startBooksImport.ts'

const { server, db, refusalsOf, outcomeOf } = await startBooksImport()
await importFolder(server, smallBooks)

describe('rows of the books are refused with a reason', () => {
  const entry = (line: string) => refusalsOf(withLines(smallBooks, { account_entries: [line] }))
  const header = 'account_entries.csv'

  it('with every line of an entry that does not balance, and its sums', async () => {
    const lines = [...twoLines('E5', '2026-03-01', '10.00'), 'E5;3;P1;OD;2026-03-01;Frais;;662;0.01;;;;;;;']
    expect(await refusalsOf(onlyEntries(...lines))).toEqual(
      [2, 3, 4].map((line) => [header, line, 'entry', 'unbalanced', '10.01 / 10.00']),
    )
    expect(await refusalsOf(onlyEntries(lines[0] ?? ''))).toEqual([[header, 2, 'entry', 'unbalanced', '10.00 / 0.00']])
  })

  it('when a posted entry comes with other content, a line more or a line less', async () => {
    expect(await entry('E2;1;P1;BQ;2026-01-15;Virement;RB-1;512;61.00;;;;;;;')).toEqual([
      [header, 5, 'entry', 'entryPosted'],
    ])
    expect(await entry('E2;3;P1;BQ;2026-01-15;Virement;RB-1;662;1.00;;;;;;;')).toEqual([
      [header, 9, 'entry', 'entryPosted'],
    ])
    expect(await refusalsOf(onlyEntries(smallBooks.account_entries[4]))).toEqual([[header, 2, 'entry', 'entryPosted']])
    expect(
      await refusalsOf(withLines(smallBooks, { opening_balances: ['2026-01-01;1;P1;512;1001.00;;;;;;;'] })),
    ).toEqual([['opening_balances.csv', 2, 'starts_on', 'entryPosted']])
  })

  it.each([
    ['an unknown account', '1;P1;OD;2026-03-01;Frais;;6621;5.00;;;;;;;', ['account', 'unknownAccount', '6621']],
    ['both sides', '1;P1;OD;2026-03-01;Frais;;662;5.00;5.00;;;;;;', ['debit', 'oneSide']],
    ['no side', '1;P1;OD;2026-03-01;Frais;;662;;;;;;;;', ['debit', 'oneSide']],
    ['a co-owner’s account without one', '1;P1;OD;2026-03-01;Frais;;4501;5.00;;;;;;;', ['person', 'ownerOfLine']],
    ['a co-owner in another account', '1;P1;OD;2026-03-01;Frais;;662;5.00;;;;C1;;;', ['person', 'ownerOfLine']],
    ['an unknown supplier', '1;P1;OD;2026-03-01;Frais;;401;5.00;;;;;F7;;', ['provider', 'unknownReference', 'F7']],
    ['unknown works', '1;P1;OD;2026-03-01;Frais;;671;5.00;;;;;;TRX-9;', ['works', 'unknownReference', 'TRX-9']],
    ['a day of no year', '1;P1;OD;2027-03-01;Frais;;662;5.00;;;;;;;', ['entered_on', 'noYear']],
    ['an amount with letters', '1;P1;OD;2026-03-01;Frais;;662;5 €;;;;;;;', ['debit', 'notAnAmount']],
    ['an amount below zero', '1;P1;OD;2026-03-01;Frais;;662;-5.00;;;;;;;', ['debit', 'notAnAmount']],
    ['a journal of the portal', '1;P1;CL;2026-03-01;Frais;;662;5.00;;;;;;;', ['journal', 'unknownValue']],
  ])('for %s', async (_what, line, expected) => {
    expect(await refusalsOf(onlyEntries(`E7;${line}`))).toEqual([[header, 2, ...expected]])
  })

  it('for lines of one entry that disagree, and a person without a role', async () => {
    const [first = '', second = ''] = twoLines('E7', '2026-03-01', '5.00')
    expect(await refusalsOf(onlyEntries(first, second.replace('Frais', 'Autre')))).toEqual([
      [header, 3, 'entry', 'unlikeEntry'],
    ])
    const people = [...smallBooks.people, 'C3;eva@courriel.example;Eva;Noir;;;;']
    const owed = 'E7;2;P1;OD;2026-03-01;Frais;;4501;;5.00;;;C3;;;'
    expect(await refusalsOf({ ...onlyEntries(first, owed), people })).toEqual([
      [header, 3, 'person', 'ownerWithoutRole'],
    ])
  })

  it('for a day before the opening, and for an opening after other entries', async () => {
    const fiscal_years = [
      ...smallBooks.fiscal_years,
      'Y0;P1;2025-01-01;2025-12-31;non',
      'Y2;P1;2027-01-01;2027-12-31;non',
    ]
    expect(await refusalsOf({ ...onlyEntries(...twoLines('E7', '2025-03-01', '5.00')), fiscal_years })).toEqual([
      [header, 2, 'entered_on', 'beforeOpening'],
      [header, 3, 'entered_on', 'beforeOpening'],
    ])
    const opening_balances = [
      smallBooks.opening_balances[0],
      '2027-01-01;1;P1;512;10;;;;;;;',
      '2027-01-01;2;P1;1031;;10;;;;;;',
    ]
    expect(await refusalsOf({ opening_balances, fiscal_years })).toEqual([
      ['opening_balances.csv', 2, 'starts_on', 'openedByClosing'],
      ['opening_balances.csv', 3, 'starts_on', 'openedByClosing'],
    ])
  })

  it('for a budget with an issued call', async () => {
    const changed = withLines(smallBooks, { budgets: ['P1;Y5;616;;401;2029-11-20'] })
    expect(await refusalsOf(changed)).toEqual([])
    const [call] = await db().select().from(calls).where(isNull(calls.worksId))
    const [issued] = await db().select().from(ledgerEntries)
    await db()
      .update(calls)
      .set({ entryId: issued?.id ?? null })
      .where(eq(calls.id, call?.id ?? ''))
    expect(await refusalsOf(changed)).toEqual([['budgets.csv', 3, 'fiscal_year', 'budgetCalled']])
    expect(await outcomeOf(smallBooks)).toBe('unchanged')
    await db().update(calls).set({ entryId: null })
  })

  it('for a closed year, while its posted entries stay unchanged', async () => {
    await db().update(fiscalYears).set({ closedAt: server.clock.now() })
    expect(await outcomeOf(smallBooks)).toBe('unchanged')
    expect(await refusalsOf(onlyEntries(...twoLines('E7', '2026-03-01', '5.00')))).toEqual([
      [header, 2, 'entered_on', 'yearClosed'],
      [header, 3, 'entered_on', 'yearClosed'],
    ])
    expect(await refusalsOf(withLines(smallBooks, { budgets: ['P1;Y5;616;;401;2029-11-20'] }))).toEqual([
      ['budgets.csv', 3, 'fiscal_year', 'yearClosed'],
    ])
    expect(await refusalsOf(withLines(smallBooks, { fiscal_years: ['Y1;P1;2026-01-01;2026-11-30;oui'] }))).toEqual([
      ['fiscal_years.csv', 2, 'starts_on', 'yearClosed'],
    ])
    await db().update(fiscalYears).set({ closedAt: null })
  })
})
