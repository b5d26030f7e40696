import { describe, expect, it } from 'vitest'
import { bankReason, bankReasons, reasonSentences } from '#contract/payments/bankReasons.ts'
import { reasons as english } from '#locales/en-CA/payments/reasons.ts'
import { reasons as quebec } from '#locales/fr-CA/payments/reasons.ts'
import { reasons as french } from '#locales/fr-FR/payments/reasons.ts'

const codesWith = (mandate: string) =>
  Object.keys(bankReasons)
    .filter((code) => bankReasons[code]?.mandate === mandate)
    .sort()

describe('the reasons of banks', () => {
  it('define the effect of each code on the mandate', () => {
    const kept = '900 901 908 918 921 AC13 AG02 AM04 AM05 BE05 CNOR FF01 MD02 MS03 RR02 RR03'
    const suspended =
      '902 903 905 907 909 911 912 914 915 916 917 919 920 AC01 AC04 AC06 AG01 DNOR MD01 MD06 MS02 RC01 RR01 RR04 SL01'
    expect(codesWith('keep')).toEqual(kept.split(' '))
    expect(codesWith('suspend')).toEqual(suspended.split(' '))
    expect(codesWith('staffEnd')).toEqual(['910', '990', 'MD07'])
  })

  it('notify nobody of a death', () => {
    expect([bankReason('MD07').sentence, bankReason('910').sentence]).toEqual([null, null])
  })

  it('suspend the second time that a bank gives no reason, or an unknown one', () => {
    for (const code of ['MS03', 'XX99', null, 'constructor']) {
      expect(bankReason(code)).toEqual({ mandate: 'keep', retry: 'onceAutomatically', sentence: 'noReason' })
      expect(bankReason(code, { isRepeated: true })).toEqual({
        mandate: 'suspend',
        retry: 'none',
        sentence: 'noReason',
      })
    }
    expect(bankReason('AM04', { isRepeated: true }).mandate).toBe('keep')
  })

  it('end a mandate that the debtor denies after the debit', () => {
    expect(bankReason('MD01').mandate).toBe('suspend')
    expect(bankReason('MD01', { isRefund: true }).mandate).toBe('staffEnd')
  })

  it.each([
    ['fr-FR', french],
    ['fr-CA', quebec],
    ['en-CA', english],
  ])('has each sentence in %s', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...reasonSentences].sort())
    const used = new Set(Object.values(bankReasons).map(({ sentence }) => sentence))
    expect(reasonSentences.filter((sentence) => !used.has(sentence))).toEqual([])
  })
})
