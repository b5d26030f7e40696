import type { ChartLabels } from '#machines/labels.ts'

export const retryLabels: ChartLabels = {
  title: ['Demander de nouveau un paiement', 'Asking again for a payment'],
  states: {
    resting: ['Paiement refusé', 'Refused payment'],
    confirm: ['Mot de passe à saisir', 'Password step'],
    'confirm.asking': ['Relecture et mot de passe', 'Review and password'],
    'confirm.sending': ['Envoi de la demande', 'Sending the request'],
    done: ['Nouveau paiement demandé', 'New payment asked'],
  },
  events: {
    'retry.begin': ['Demander de nouveau', 'Ask again'],
    'retry.cancel': ['Annuler', 'Cancel'],
    'act.confirmed': ['Mot de passe accepté', 'Password accepted'],
  },
  tasks: {
    confirmation: ['Confirmation par mot de passe', 'Password confirmation'],
    sendAct: ['Envoi de la demande', 'Sending the request'],
  },
  story: [
    ['resting', 'retry.begin', 'confirm.asking'],
    ['confirm.asking', 'retry.cancel', 'resting'],
    ['confirm.asking', 'act.confirmed', 'confirm.sending'],
    ['confirm.sending', 'done: sendAct', 'done', ['Demande enregistrée', 'Request recorded']],
    ['confirm.sending', 'done: sendAct', 'resting', ['Demande refusée', 'Request refused']],
  ],
}
