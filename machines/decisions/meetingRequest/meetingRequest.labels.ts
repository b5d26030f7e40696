import type { ChartLabels } from '#machines/labels.ts'

export const meetingRequestLabels: ChartLabels = {
  title: ['Demander une assemblée', 'Requesting a meeting'],
  states: {
    opening: ['Ouverture de l’écran', 'Opening the screen'],
    requested: ['Assemblée demandée', 'Meeting requested'],
    'requested.waiting': ['En attente d’autres demandes', 'Waiting for others to join'],
    'requested.kept': ['Demande non retirée', 'Request could not be withdrawn'],
    'requested.withdrawing': ['Retrait de la demande', 'Withdrawing the request'],
    writing: ['Message au président', 'Message to the president'],
    over: ['Demande impossible', 'No request possible'],
    confirm: ['Mot de passe à saisir', 'Password step'],
    'confirm.asking': ['Relecture et mot de passe', 'Review and password'],
    'confirm.sending': ['Envoi de la demande', 'Sending the request'],
  },
  events: {
    'request.withdraw': ['Retirer sa demande', 'Withdraw the request'],
    'decision.changed': ['La décision a changé', 'The decision has changed'],
    'message.change': ['Modifier le message', 'Change the message'],
    'request.confirm': ['Continuer', 'Continue'],
    'request.back': ['Revenir au message', 'Back to the message'],
    'act.confirmed': ['Mot de passe accepté', 'Password accepted'],
  },
  tasks: {
    watchDecision: ['Suivi de la décision', 'Watching the decision'],
    withdraw: ['Retrait de la demande', 'Withdrawal'],
    confirmation: ['Confirmation par mot de passe', 'Password confirmation'],
    sendAct: ['Envoi de la demande', 'Sending the request'],
  },
  story: [
    ['opening', 'immediately', 'writing', ['Demande possible', 'Request possible']],
    ['opening', 'immediately', 'requested', ['Déjà demandée', 'Already requested']],
    ['writing', 'request.confirm', 'confirm'],
    ['confirm', 'request.back', 'writing'],
    ['confirm', 'done: sendAct', 'requested', ['Demande enregistrée', 'Request recorded']],
    ['confirm', 'done: sendAct', 'over', ['Décision déjà tranchée', 'Decision already settled']],
    ['requested', 'request.withdraw', 'requested.withdrawing'],
    ['requested.withdrawing', 'done: withdraw', 'writing', ['Demande retirée', 'Request withdrawn']],
    ['writing', 'decision.changed', 'over'],
  ],
}
