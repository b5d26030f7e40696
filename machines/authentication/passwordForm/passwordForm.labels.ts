import type { ChartLabels } from '#machines/labels.ts'

export const passwordFormLabels: ChartLabels = {
  title: ['Choisir un mot de passe', 'Choosing a password'],
  states: {
    opening: ['Lecture du lien', 'Reading the link'],
    checking: ['Vérification du lien', 'Checking the link'],
    unreachable: ['Lien non vérifié', 'Link not checked'],
    expired: ['Lien expiré', 'Link expired'],
    editing: ['Saisie du nouveau mot de passe', 'Entering the new password'],
    saving: ['Enregistrement', 'Saving'],
    saved: ['Mot de passe enregistré', 'Password set'],
    redirectToOffer: ['Compte d’un autre site', 'Account of another site'],
  },
  events: {
    'link.retry': ['Réessayer', 'Try again'],
    'strength.measured': ['Force du mot de passe connue', 'Strength measured'],
    'meter.prepare': ['Préparer l’indicateur de force', 'Prepare the strength meter'],
    'password.change': ['Modifier le mot de passe', 'Change the password'],
    'form.submit': ['Valider', 'Submit'],
  },
  tasks: {
    checkLink: ['Vérification du lien', 'Link check'],
    measureStrength: ['Mesure de la force', 'Strength meter'],
    savePassword: ['Enregistrement', 'Saving'],
  },
  story: [
    ['opening', 'immediately', 'checking', ['Lien lisible', 'Link with a token']],
    ['opening', 'immediately', 'expired', ['Lien incomplet', 'Link without a token']],
    ['checking', 'done: checkLink', 'editing', ['Lien valable', 'Link still valid']],
    ['checking', 'done: checkLink', 'expired', ['Lien expiré ou déjà utilisé', 'Link expired or used']],
    ['checking', 'error: checkLink', 'unreachable'],
    ['unreachable', 'link.retry', 'checking'],
    ['editing', 'form.submit', 'saving'],
    ['saving', 'done: savePassword', 'saved', ['Mot de passe accepté', 'Password accepted']],
    ['saving', 'done: savePassword', 'editing', ['Mot de passe refusé', 'Password refused']],
    ['saving', 'done: savePassword', 'redirectToOffer', ['Compte d’une autre offre', 'Account of another offer']],
  ],
}
