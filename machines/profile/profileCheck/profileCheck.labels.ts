import type { ChartLabels } from '#machines/labels.ts'

export const profileCheckLabels: ChartLabels = {
  title: ['Téléphone demandé à la connexion', 'Phone number asked after sign-in'],
  states: {
    editing: ['Saisie du téléphone', 'Entering the phone number'],
    saving: ['Enregistrement', 'Saving'],
    checked: ['Téléphone enregistré', 'Phone number saved'],
    skipped: ['Étape passée', 'Step skipped'],
  },
  events: {
    'phone.change': ['Modifier le numéro', 'Change the number'],
    'phone.send': ['Enregistrer le numéro', 'Save the number'],
    'check.skip': ['Passer cette étape', 'Skip this step'],
  },
  tasks: {
    savePhone: ['Enregistrement', 'Saving'],
  },
  story: [
    ['editing', 'phone.send', 'saving'],
    ['editing', 'check.skip', 'skipped'],
    ['saving', 'done: savePhone', 'checked', ['Numéro accepté', 'Number accepted']],
    ['saving', 'done: savePhone', 'editing', ['Numéro refusé', 'Number refused']],
    ['saving', 'error: savePhone', 'editing'],
  ],
}
