import type { Translated } from '../../catalogue.ts'
import type { ledger as french } from '../../fr-FR/server/ledger.ts'

export const ledger: Translated<typeof french> = {
  budgetCall: 'Condo fees – due {{day}}',
  fundCall: 'Contingency fund – due {{day}}',
  worksCall: '{{label}} – instalment {{number}} of {{count}}',
  debitCollected: 'Debit {{reference}}',
  debitReversed: 'Debit {{reference}}, returned',
  creditRefunded: 'Refund of credit {{reference}}',
  refundReturned: 'Refund of credit returned {{reference}}',
  unknownCollection: 'Debit transaction, to be identified',
  collectionFound: 'Debit transaction, identified',
  importedWorksCall: '{{label}} – due {{day}}',
  creditUsed: 'Credit set against amounts due',
  sellerAdvance: 'Advances returned to the seller of unit {{number}}',
  buyerAdvance: 'Advances called from the buyer of unit {{number}}',
  worksUsed: '{{label}} – funds used',
  worksCarried: '{{label}} – work in progress',
  worksSettled: '{{label}} – final settlement',
  result: 'Allocation of the year’s surplus or deficit',
  mirrored: 'Reversal – {{label}}',
  opening: 'Balance brought forward',
  regularisationMoved: 'Adjustment of unit {{number}} – change of owner',
}
