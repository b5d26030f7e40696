import { expect, it } from 'vitest'
import { offers } from '#offers/offers.ts'
import { accountWords } from '#server/areas/accounts/accountWords.ts'
import { callNews } from '#server/areas/accounts/calls/callNews.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'

it('dates the labels of entries as French writes them', () => {
  expect(ledgerWords(offers.ESE).day('2030-01-01')).toBe('1er janvier 2030')
  expect(ledgerWords(offers.VQC).day('2030-01-02')).toBe('2 janvier 2030')
})

it('says fraction in the files of Québec, and contribution in its notifications', () => {
  expect(accountWords('fr-FR').t('movements.lot')).toBe('Lot')
  expect(accountWords('fr-CA').t('movements.lot')).toBe('Fraction')
  const owed = { offer: offers.VQC, amount: 100_00, labels: ['Charges communes'], dueOn: '2030-01-01' }
  expect(callNews({ ...owed, locale: 'fr-CA' }).label).toBe('Contribution')
})
