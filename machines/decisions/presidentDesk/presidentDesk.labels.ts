import type { ChartLabels } from '#machines/labels.ts'

export const presidentDeskLabels: ChartLabels = {
  title: ['Répondre à la demande d’assemblée', 'Answering a meeting request'],
  states: {
    answering: ['Choix de la réponse', 'Choosing the answer'],
    confirm: ['Mot de passe à saisir', 'Password step'],
    'confirm.asking': ['Relecture et mot de passe', 'Review and password'],
    'confirm.sending': ['Envoi de la réponse', 'Sending the answer'],
    done: ['Réponse enregistrée', 'Answer given'],
    over: ['Plus rien à répondre', 'Nothing left to answer'],
  },
  events: {
    'answer.choose': ['Choisir une réponse', 'Choose an answer'],
    'values.change': ['Compléter la réponse', 'Fill in the answer'],
    'answer.confirm': ['Continuer', 'Continue'],
    'answer.change': ['Revenir à la réponse', 'Back to the answer'],
    'act.confirmed': ['Mot de passe accepté', 'Password accepted'],
  },
  tasks: {
    confirmation: ['Confirmation par mot de passe', 'Password confirmation'],
    sendAct: ['Envoi de la réponse', 'Sending the answer'],
  },
  story: [
    ['answering', 'answer.confirm', 'confirm.asking'],
    ['confirm.asking', 'answer.change', 'answering'],
    ['confirm.asking', 'act.confirmed', 'confirm.sending'],
    ['confirm.sending', 'done: sendAct', 'done', ['Réponse acceptée', 'Answer accepted']],
    ['confirm.sending', 'done: sendAct', 'over', ['Réponse déjà donnée', 'Already answered']],
    ['confirm.sending', 'done: sendAct', 'answering', ['Réponse refusée', 'Answer refused']],
    ['confirm.sending', 'error: sendAct', 'confirm.asking'],
  ],
}
