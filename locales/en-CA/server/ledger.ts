import type { Translated } from '../../catalogue.ts'
import type { ledger as french } from '../../fr-FR/server/ledger.ts'

export const ledger: Translated<typeof french> = {
  budgetCall: 'Common expenses – due {{day}}',
  fundCall: 'Contingency fund – due {{day}}',
  worksCall: '{{label}} – instalment {{number}} of {{count}}',
  debitCollected: 'Debit {{reference}}',
  debitReversed: 'Debit {{reference}}, returned',
  creditRefunded: 'Refund of credit {{reference}}',
  refundReturned: 'Refund of credit returned {{reference}}',
  unknownCollection: 'Movement of a debit, to be identified',
  collectionFound: 'Movement of a debit, identified',
  importedWorksCall: '{{label}} – due {{day}}',
  creditUsed: 'Credit set against amounts due',
  sellerAdvance: 'Advances returned to the seller of unit {{number}}',
  buyerAdvance: 'Advances called from the buyer of unit {{number}}',
  worksUsed: '{{label}} – funds used',
  worksCarried: '{{label}} – work in progress',
  worksSettled: '{{label}} – final settlement',
  result: 'Allocation of the year’s result',
  mirrored: 'Reversal – {{label}}',
  opening: 'Balance brought forward',
  regularisationMoved: 'Adjustment of unit {{number}} – change of owner',
}
