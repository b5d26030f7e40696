import type { ChartLabels } from '#machines/labels.ts'

export const passwordConfirmationLabels: ChartLabels = {
  title: ['Confirmer par mot de passe', 'Confirming with the password'],
  states: {
    asking: ['Saisie du mot de passe', 'Entering the password'],
    confirming: ['Vérification du mot de passe', 'Checking the password'],
    given: ['Mot de passe accepté', 'Password accepted'],
    unanswered: ['Envoi sans réponse', 'No answer received'],
    failed: ['Échec de l’envoi', 'Sending failed'],
  },
  events: {
    'password.send': ['Valider le mot de passe', 'Submit the password'],
    'act.expired': ['Confirmation expirée', 'Confirmation expired'],
    'act.unanswered': ['Aucune réponse reçue', 'No answer received'],
    'act.failed': ['Envoi en échec', 'Sending failed'],
    'act.send': ['Renvoyer', 'Send again'],
  },
  tasks: {
    confirmPassword: ['Vérification du mot de passe', 'Password check'],
  },
  story: [
    ['asking', 'password.send', 'confirming'],
    ['confirming', 'done: confirmPassword', 'given', ['Mot de passe correct', 'Right password']],
    ['confirming', 'done: confirmPassword', 'asking', ['Mot de passe erroné', 'Wrong password']],
    ['given', 'act.expired', 'asking'],
    ['given', 'act.unanswered', 'unanswered'],
    ['given', 'act.failed', 'failed'],
    ['unanswered', 'act.send', 'given'],
    ['failed', 'act.send', 'given'],
  ],
}
