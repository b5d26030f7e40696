import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, typedAmount, typedPercentage } from '#contract/amounts.ts'
import { toTypedDate, typedDate } from '#contract/dates.ts'

const codeOf = (result: { error?: { issues: { message: string }[] } | undefined }) => result.error?.issues[0]?.message

describe('a typed amount', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    [',5', undefined],
    ['0,01', 1],
    [' 1 234,56 ', 123_456],
    ['999999,99', 99_999_999],
    ['1,058.76', 105_876],
    ['999,999.99', 99_999_999],
  ])('%j is %s cents', (typed, expected) => {
    expect(typedAmount().safeParse(typed).data).toBe(expected)
  })

  it.each([
    ['', 'required'],
    ['abc', 'invalidAmount'],
    ['0', 'invalidAmount'],
    ['0,00', 'invalidAmount'],
    ['-5', 'invalidAmount'],
    ['1e5', 'invalidAmount'],
    ['1,234', 'invalidAmount'],
    ['12,34.56', 'invalidAmount'],
    ['1,234,56', 'invalidAmount'],
    ['1000000', 'mustBeLowerThanOneMillion'],
  ])('%j answers %s', (typed, code) => {
    expect(codeOf(typedAmount().safeParse(typed))).toBe(code)
  })

  it('of an expense report stays under 200', () => {
    expect(typedAmount('expenseReport').parse('199,99')).toBe(19_999)
    expect(codeOf(typedAmount('expenseReport').safeParse('200'))).toBe('reimbursementTooHigh')
  })

  it('keeps every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
        const typed = `${Math.trunc(amount / 100)},${String(amount % 100).padStart(2, '0')}`
        expect(typedAmount().parse(typed)).toBe(amount)
      }),
    )
  })
})

describe('an amount on the wire', () => {
  it.each([0, -1, 1.5, Number.NaN])('is not %s', (value) => {
    expect(codeOf(cents().safeParse(value))).toBe('invalidAmount')
  })
  it('has the same limits', () => {
    expect(cents().parse(99_999_999)).toBe(99_999_999)
    expect(codeOf(cents().safeParse(100_000_000))).toBe('mustBeLowerThanOneMillion')
    expect(codeOf(cents('expenseReport').safeParse(20_000))).toBe('reimbursementTooHigh')
  })
})

describe('a percentage', () => {
  it.each([
    ['0', 0],
    ['12,5', 1250],
    ['200', 20_000],
  ])('%j is %i hundredths', (typed, expected) => expect(typedPercentage.parse(typed)).toBe(expected))
  it.each([
    ['', 'required'],
    ['dix', 'mustBeNumber'],
    ['200,01', 'mustBeLowerThanTwoHundred'],
  ])('%j answers %s', (typed, code) => expect(codeOf(typedPercentage.safeParse(typed))).toBe(code))
})

describe('a typed day', () => {
  it.each([
    ['12/03/2026', '2026-03-12'],
    ['1/3/2026', '2026-03-01'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (typed, date) => expect(typedDate.parse(typed)).toBe(date))
  it.each([
    ['', 'required'],
    ['29/02/2026', 'invalid'],
    ['31/04/2026', 'invalid'],
    ['00/01/2026', 'invalid'],
    ['12/2026', 'invalid'],
    ['12/03/26', 'invalid'],
  ])('%j answers %s', (typed, code) => expect(codeOf(typedDate.safeParse(typed))).toBe(code))
  it('is shown again in its typed form', () => expect(toTypedDate('2026-03-12')).toBe('12/03/2026'))
})
