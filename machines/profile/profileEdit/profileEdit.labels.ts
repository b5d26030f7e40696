import type { ChartLabels } from '#machines/labels.ts'

export const profileEditLabels: ChartLabels = {
  title: ['Modifier son profil', 'Editing a profile'],
  states: {
    editing: ['Saisie du profil', 'Editing the profile'],
    unchanged: ['Rien à enregistrer', 'Nothing to save'],
    saving: ['Enregistrement', 'Saving'],
    saved: ['Profil enregistré', 'Profile saved'],
    refused: ['Champ à corriger', 'Field to correct'],
    failed: ['Profil non enregistré', 'Profile not saved'],
  },
  events: {
    'profile.save': ['Enregistrer', 'Save'],
    'profile.change': ['Modifier un champ', 'Change a field'],
  },
  tasks: {
    saveProfile: ['Enregistrement', 'Saving'],
  },
  story: [
    ['editing', 'profile.save', 'saving', ['Enregistrer des changements', 'Save changes']],
    ['editing', 'profile.save', 'unchanged', ['Enregistrer sans changement', 'Save without changes']],
    ['saving', 'done: saveProfile', 'saved', ['Profil accepté', 'Profile accepted']],
    ['saving', 'done: saveProfile', 'refused', ['Champ refusé', 'Field refused']],
    ['saving', 'error: saveProfile', 'failed'],
    ['saved', 'profile.change', 'editing'],
    ['refused', 'profile.change', 'editing'],
    ['failed', 'profile.save', 'saving'],
  ],
}
