import type { ChartLabels } from '#machines/labels.ts'

export const kindChangeLabels: ChartLabels = {
  title: ['Changer ce que paie le mandat', 'Changing what the mandate pays'],
  states: {
    resting: ['Ce que paie le mandat', 'What the mandate pays'],
    choosing: ['Choix', 'Choosing'],
    confirm: ['Mot de passe à saisir', 'Password step'],
    'confirm.asking': ['Relecture et mot de passe', 'Review and password'],
    'confirm.sending': ['Envoi du changement', 'Sending the change'],
  },
  events: {
    'change.begin': ['Changer ce qui est payé', 'Change what is paid'],
    'change.cancel': ['Annuler', 'Cancel'],
    'kind.choose': ['Choisir un mode', 'Choose a kind'],
    'kind.confirm': ['Continuer', 'Continue'],
    'kind.back': ['Revenir au choix', 'Back to the choice'],
    'act.confirmed': ['Mot de passe accepté', 'Password accepted'],
  },
  tasks: {
    confirmation: ['Confirmation par mot de passe', 'Password confirmation'],
    sendAct: ['Envoi du changement', 'Sending the change'],
  },
  story: [
    ['resting', 'change.begin', 'choosing'],
    ['choosing', 'kind.confirm', 'confirm', ['Un autre mode', 'Another kind']],
    ['choosing', 'kind.confirm', 'resting', ['Le même mode', 'The same kind']],
    ['choosing', 'change.cancel', 'resting'],
    ['confirm', 'kind.back', 'choosing'],
    ['confirm', 'done: sendAct', 'resting', ['Changement fait', 'Changed']],
    ['confirm', 'done: sendAct', 'resting', ['Changement refusé', 'Change refused']],
  ],
}
