import type { ChartLabels } from '#machines/labels.ts'

export const formDialogLabels: ChartLabels = {
  title: ['Formulaire dans une fenêtre', 'Form in a dialog'],
  states: {
    closed: ['Fenêtre fermée', 'Dialog closed'],
    editing: ['Saisie du formulaire', 'Filling in the form'],
    saving: ['Enregistrement', 'Saving'],
  },
  events: {
    'form.open': ['Ouvrir le formulaire', 'Open the form'],
    'form.close': ['Fermer la fenêtre', 'Close the dialog'],
    'form.cancel': ['Annuler', 'Cancel'],
    'form.change': ['Modifier un champ', 'Change a field'],
    'form.send': ['Enregistrer', 'Save'],
  },
  tasks: {
    save: ['Enregistrement', 'Saving'],
  },
  story: [
    ['closed', 'form.open', 'editing'],
    ['editing', 'form.cancel', 'closed'],
    ['editing', 'form.send', 'saving'],
    ['saving', 'done: save', 'closed', ['Enregistré', 'Saved']],
    ['saving', 'done: save', 'editing', ['Champ à corriger', 'Field to correct']],
    ['saving', 'error: save', 'editing'],
  ],
}
