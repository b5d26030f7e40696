import type { ChartLabels } from '#machines/labels.ts'

export const paymentLifecycleLabels: ChartLabels = {
  title: ['Vie d’un paiement', 'Life of a payment'],
  states: {
    asked: ['Demandé', 'Asked for'],
    held: ['Retenu', 'Held back'],
    inFile: ['Dans le fichier de la banque', 'In the bank’s file'],
    debited: ['Débité', 'Debited'],
    booked: ['Comptabilisé', 'In the books'],
    refused: ['Refusé', 'Refused'],
    refunded: ['Remboursé', 'Refunded'],
  },
  events: {
    'payment.hold': ['Retenir', 'Hold back'],
    'payment.release': ['Laisser prélever', 'Release'],
    'payment.retry': ['Redemander', 'Ask again'],
    'mandate.stop': ['Le mandat ne le paie plus', 'The mandate no longer pays it'],
    'file.make': ['Mettre dans le fichier', 'Put in the file'],
    'file.cancel': ['Annuler le fichier', 'Cancel the file'],
    'bank.credit': ['La banque encaisse', 'The bank collects'],
    'bank.reject': ['La banque rejette', 'The bank rejects'],
    'bank.return': ['Retour impayé', 'Returned unpaid'],
    'bank.refund': ['La banque rembourse le débiteur', 'The bank refunds the debtor'],
    'ledger.book': ['Écriture passée', 'Posted'],
    'manager.reverse': ['Le gestionnaire rembourse', 'The manager pays it back'],
  },
  story: [
    ['asked', 'file.make', 'inFile'],
    ['inFile', 'bank.credit', 'debited'],
    ['debited', 'ledger.book', 'booked'],
    ['inFile', 'bank.reject', 'refused'],
    ['booked', 'bank.return', 'refused'],
    ['booked', 'bank.refund', 'refunded'],
    ['asked', 'payment.hold', 'held'],
    ['held', 'payment.release', 'asked'],
    ['inFile', 'file.cancel', 'asked'],
  ],
}
