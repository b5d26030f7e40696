import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDebts } from '#contract/accounts/openDebts.ts'

const today = '2030-06-15'
type Line = Parameters<typeof openDebts>[0][number]
const line = (id: string, values: Partial<Line>): Line => ({
  id,
  account: '4501',
  lotId: 'a',
  lotRank: 1,
  dueOn: '2030-01-01',
  debit: 0,
  credit: 0,
  ...values,
})

describe('the open amount of an account', () => {
  it('is what payments leave, the oldest debts being paid first', () => {
    const lines = [
      line('january', { debit: 10_000 }),
      line('april', { debit: 10_000, dueOn: '2030-04-01' }),
      line('payment', { credit: 12_500, lotId: null, dueOn: '2030-04-10' }),
    ]
    expect(openDebts(lines, today)).toEqual({
      debts: [{ lotId: 'a', account: '4501', dueOn: '2030-04-01', open: 7_500 }],
      credit: 0,
    })
  })

  it('shares a payment between the lots that fell due on one day', () => {
    const lines = [
      line('flat', { debit: 30_000 }),
      line('cellar', { debit: 10_000, lotId: 'b', lotRank: 2 }),
      line('payment', { credit: 20_000, lotId: null }),
    ]
    expect(openDebts(lines, today).debts.map(({ lotId, open }) => [lotId, open])).toEqual([
      ['a', 15_000],
      ['b', 5_000],
    ])
  })

  it('keeps the surplus of one account as a credit', () => {
    const lines = [line('charges', { debit: 5_000 }), line('works', { account: '4502', credit: 8_000, lotId: null })]
    expect(openDebts(lines, today)).toMatchObject({ debts: [{ open: 5_000 }], credit: 8_000 })
  })

  it('adds up to the balance, whatever was called and paid', () => {
    const some = fc.array(
      fc.record({
        account: fc.constantFrom('4501', '4502', '4505'),
        lotId: fc.constantFrom('a', 'b', null),
        month: fc.integer({ min: 1, max: 6 }),
        amount: fc.integer({ min: 1, max: 100_000 }),
        isCredit: fc.boolean(),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(some, (drawn) => {
        const lines = drawn.map(({ account, lotId, month, amount, isCredit }, index) =>
          line(`${index}`, {
            account,
            lotId,
            lotRank: lotId === 'b' ? 2 : 1,
            dueOn: `2030-0${month}-01`,
            debit: isCredit ? 0 : amount,
            credit: isCredit ? amount : 0,
          }),
        )
        const { debts, credit } = openDebts(lines, today)
        const balance = lines.reduce((sum, one) => sum + one.debit - one.credit, 0)
        expect(debts.reduce((sum, { open }) => sum + open, 0) - credit).toBe(balance)
        expect(credit).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
