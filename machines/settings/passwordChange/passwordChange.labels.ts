import type { ChartLabels } from '#machines/labels.ts'

export const passwordChangeLabels: ChartLabels = {
  title: ['Changer de mot de passe', 'Changing the password'],
  states: {
    editing: ['Saisie des mots de passe', 'Entering both passwords'],
    saving: ['Enregistrement', 'Saving'],
    changed: ['Mot de passe changé', 'Password changed'],
  },
  events: {
    'strength.measured': ['Force du mot de passe connue', 'Strength measured'],
    'meter.prepare': ['Préparer l’indicateur de force', 'Prepare the strength meter'],
    'password.change': ['Modifier un champ', 'Change a field'],
    'password.send': ['Enregistrer', 'Save'],
  },
  tasks: {
    measureStrength: ['Mesure de la force', 'Strength meter'],
    changePassword: ['Enregistrement', 'Saving'],
  },
  story: [
    ['editing', 'password.send', 'saving'],
    ['saving', 'done: changePassword', 'changed', ['Mot de passe accepté', 'Password accepted']],
    ['saving', 'done: changePassword', 'editing', ['Mot de passe refusé', 'Password refused']],
    ['saving', 'error: changePassword', 'editing'],
    ['changed', 'password.change', 'editing'],
  ],
}
