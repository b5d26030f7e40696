import type { ChartLabels } from '#machines/labels.ts'

export const refundLifecycleLabels: ChartLabels = {
  title: ['Vie d’un remboursement', 'Life of a refund'],
  states: {
    asked: ['Demandé', 'Asked'],
    approved: ['Approuvé par une personne', 'Approved by one person'],
    confirmed: ['Confirmé par une seconde', 'Confirmed by a second'],
    inFile: ['Dans le fichier de la banque', 'In the bank’s file'],
    booked: ['Viré et comptabilisé', 'Transferred and booked'],
    declined: ['Décliné', 'Declined'],
    withdrawn: ['Retiré', 'Withdrawn'],
    refused: ['Refusé par la banque', 'Refused by the bank'],
  },
  events: {
    'refund.withdraw': ['Retirer la demande', 'Withdraw'],
    'refund.approve': ['Approuver', 'Approve'],
    'refund.confirm': ['Confirmer', 'Confirm'],
    'refund.decline': ['Décliner', 'Decline'],
    'refund.settle': ['Virement fait à la main', 'Transferred by hand'],
    'file.make': ['Mettre dans un fichier', 'Put in a file'],
    'file.cancel': ['Annuler le fichier', 'Cancel the file'],
    'bank.transfer': ['La banque a viré', 'The bank has transferred'],
    'bank.reject': ['Rejet de la banque', 'Rejected by the bank'],
    'bank.return': ['Retour du virement', 'Transfer returned'],
  },
  story: [
    ['asked', 'refund.approve', 'approved'],
    ['asked', 'refund.decline', 'declined'],
    ['asked', 'refund.withdraw', 'withdrawn'],
    ['approved', 'refund.confirm', 'confirmed'],
    ['confirmed', 'file.make', 'inFile'],
    ['inFile', 'bank.transfer', 'booked'],
    ['inFile', 'bank.reject', 'refused'],
  ],
}
