import type { ChartLabels } from '#machines/labels.ts'

export const powerGiftLabels: ChartLabels = {
  title: ['Donner pouvoir', 'Giving a power'],
  states: {
    opening: ['Ouverture du formulaire', 'Opening the form'],
    writing: ['Choix du mandataire', 'Choosing the holder'],
    'writing.filling': ['Choix en cours', 'Filling in the form'],
    'writing.lacking': ['Mandataire manquant', 'No holder chosen'],
    over: ['Pouvoir impossible', 'No power can be given'],
    confirm: ['Mot de passe à saisir', 'Password step'],
    'confirm.asking': ['Relecture et mot de passe', 'Review and password'],
    'confirm.sending': ['Envoi du pouvoir', 'Sending the power'],
    given: ['Pouvoir proposé', 'Power offered'],
  },
  events: {
    'possibility.changed': ['La possibilité a changé', 'What is possible has changed'],
    'holder.choose': ['Choisir le mandataire', 'Choose the holder'],
    'instructions.change': ['Modifier les consignes', 'Change the instructions'],
    'gift.confirm': ['Continuer', 'Continue'],
    'gift.back': ['Revenir au choix', 'Back to the choice'],
    'act.confirmed': ['Mot de passe accepté', 'Password accepted'],
  },
  tasks: {
    watchSubject: ['Suivi de la décision ou de l’assemblée', 'Watching the decision or meeting'],
    confirmation: ['Confirmation par mot de passe', 'Password confirmation'],
    sendAct: ['Envoi du pouvoir', 'Sending the power'],
  },
  story: [
    ['opening', 'immediately', 'writing', ['Pouvoir possible', 'Power possible']],
    ['opening', 'immediately', 'over', ['Pouvoir impossible', 'No power possible']],
    ['writing', 'gift.confirm', 'confirm'],
    ['confirm', 'gift.back', 'writing'],
    ['confirm', 'done: sendAct', 'given', ['Pouvoir enregistré', 'Power recorded']],
    ['confirm', 'done: sendAct', 'over', ['Trop tard', 'Too late']],
    ['writing', 'possibility.changed', 'over'],
  ],
}
