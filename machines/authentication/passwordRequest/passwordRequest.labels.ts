import type { ChartLabels } from '#machines/labels.ts'

export const passwordRequestLabels: ChartLabels = {
  title: ['Mot de passe oublié', 'Forgotten password'],
  states: {
    composing: ['Saisie de l’adresse', 'Entering the address'],
    'composing.captcha': ['Contrôle anti-robot', 'Captcha'],
    'composing.captcha.loadingChallenge': ['Préparation du contrôle', 'Preparing the check'],
    'composing.captcha.solving': ['Contrôle en cours', 'Check under way'],
    'composing.captcha.solved': ['Contrôle réussi', 'Check passed'],
    'composing.captcha.expired': ['Contrôle expiré', 'Check expired'],
    'composing.captcha.failed': ['Contrôle impossible', 'Check failed'],
    'composing.email': ['Adresse saisie', 'Typed address'],
    'composing.email.invalid': ['Adresse incomplète', 'Address not valid yet'],
    'composing.email.valid': ['Adresse correcte', 'Valid address'],
    sending: ['Envoi de la demande', 'Sending the request'],
    sent: ['Demande envoyée', 'Request sent'],
  },
  events: {
    'form.submit': ['Demander un lien', 'Request a link'],
    'after solution lifetime': ['Après la durée de validité du contrôle', 'After the lifetime of the check'],
    'captcha.retry': ['Relancer le contrôle', 'Run the check again'],
    'email.change': ['Modifier l’adresse', 'Change the address'],
  },
  tasks: {
    loadChallenge: ['Préparation du contrôle', 'Preparing the check'],
    solveChallenge: ['Contrôle anti-robot', 'Captcha'],
    requestPassword: ['Envoi de la demande', 'Sending the request'],
  },
  story: [
    ['composing.captcha.loadingChallenge', 'done: loadChallenge', 'composing.captcha.solving'],
    ['composing.captcha.solving', 'done: solveChallenge', 'composing.captcha.solved'],
    ['composing.captcha.solving', 'error: solveChallenge', 'composing.captcha.failed'],
    ['composing.captcha.failed', 'captcha.retry', 'composing.captcha.loadingChallenge'],
    ['composing.captcha.solved', 'form.submit', 'sending'],
    ['sending', 'done: requestPassword', 'sent', ['Demande acceptée', 'Request accepted']],
    ['sending', 'done: requestPassword', 'composing.captcha.loadingChallenge', ['Demande refusée', 'Request refused']],
  ],
}
