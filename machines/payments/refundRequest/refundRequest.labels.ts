import type { ChartLabels } from '#machines/labels.ts'

export const refundRequestLabels: ChartLabels = {
  title: ['Demander un remboursement', 'Asking for a refund'],
  states: {
    resting: ['Crédit disponible', 'Credit that is free'],
    writing: ['Montant et compte', 'Amount and account'],
    confirm: ['Mot de passe à saisir', 'Password step'],
    'confirm.asking': ['Relecture et mot de passe', 'Review and password'],
    'confirm.sending': ['Envoi de la demande', 'Sending the request'],
  },
  events: {
    'refund.begin': ['Demander un remboursement', 'Ask for a refund'],
    'refund.cancel': ['Annuler', 'Cancel'],
    'refund.write': ['Continuer', 'Continue'],
    'refund.correct': ['Corriger', 'Correct'],
    'act.confirmed': ['Mot de passe accepté', 'Password accepted'],
  },
  tasks: {
    confirmation: ['Confirmation par mot de passe', 'Password confirmation'],
    sendAct: ['Envoi de la demande', 'Sending the request'],
  },
  story: [
    ['resting', 'refund.begin', 'writing'],
    ['writing', 'refund.cancel', 'resting'],
    ['writing', 'refund.write', 'confirm', ['Montant disponible', 'The amount is free']],
    ['confirm', 'refund.correct', 'writing'],
    ['confirm', 'done: sendAct', 'resting', ['Demande enregistrée', 'Request recorded']],
    ['confirm', 'done: sendAct', 'writing', ['Demande refusée', 'Request refused']],
  ],
}
