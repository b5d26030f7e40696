import { expect, it } from 'vitest'
import { offers } from '#offers/offers.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'

it('dates the labels of entries as French writes them', () => {
  expect(ledgerWords(offers.ESE).day('2030-01-01')).toBe('1er janvier 2030')
  expect(ledgerWords(offers.VQC).day('2030-01-02')).toBe('2 janvier 2030')
})
