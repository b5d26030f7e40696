import type { ChartLabels } from '#machines/labels.ts'

export const callbackLabels: ChartLabels = {
  title: ['Suivre un lien reçu', 'Following a link'],
  states: {
    opening: ['Lecture du lien', 'Reading the link'],
    unlocking: ['Déblocage du compte', 'Unlocking the account'],
    expired: ['Lien expiré', 'Link expired'],
    success: ['Lien accepté', 'Link accepted'],
    unlockFailed: ['Déblocage impossible', 'Unlock failed'],
    unconfirmed: ['Résultat à vérifier', 'Result to be verified'],
    wrongOffer: ['Compte d’un autre site', 'Account of another site'],
    unknown: ['Résultat inconnu', 'Unknown result'],
  },
  events: {
    'unlock.retry': ['Réessayer', 'Try again'],
  },
  tasks: {
    unlock: ['Déblocage', 'Unlock'],
  },
  story: [
    ['opening', 'immediately', 'success', ['Le lien a fonctionné', 'The link worked']],
    ['opening', 'immediately', 'expired', ['Le lien a expiré', 'The link has expired']],
    ['opening', 'immediately', 'wrongOffer', ['Compte d’une autre offre', 'Account of another offer']],
    ['opening', 'immediately', 'unconfirmed', ['Résultat non confirmé', 'Result not confirmed']],
    ['opening', 'immediately', 'unlocking', ['Lien de déblocage', 'Unlock link']],
    ['unlocking', 'done: unlock', 'success', ['Compte débloqué', 'Account unlocked']],
    ['unlocking', 'done: unlock', 'expired', ['Lien déjà utilisé ou expiré', 'Link used or expired']],
    ['unlocking', 'error: unlock', 'unlockFailed'],
    ['unlockFailed', 'unlock.retry', 'unlocking'],
  ],
}
