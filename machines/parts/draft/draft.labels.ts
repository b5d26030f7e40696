import type { ChartLabels } from '#machines/labels.ts'

export const draftLabels: ChartLabels = {
  title: ['Brouillon', 'Draft'],
  states: {
    opening: ['Ouverture du formulaire', 'Opening the form'],
    waiting: ['Enregistrement à venir', 'Waiting to be stored'],
    idle: ['Rien à enregistrer', 'Nothing to store'],
    storing: ['Enregistrement du brouillon', 'Storing the draft'],
    kept: ['Brouillon enregistré', 'Draft stored'],
    copied: ['Gardé dans cet onglet', 'Kept in this tab'],
    unkept: ['Brouillon non enregistré', 'Draft not stored'],
  },
  events: {
    'draft.changed': ['Texte modifié', 'Text changed'],
    'draft.forgotten': ['Brouillon envoyé ou abandonné', 'Draft sent or discarded'],
    'draft.left': ['Formulaire quitté', 'Form left'],
    'after keep pause': ['Après une pause dans la saisie', 'After a pause in typing'],
    'after retry pause': ['Après une pause, nouvel essai', 'After a pause, another try'],
  },
  tasks: {
    storeDraft: ['Enregistrement', 'Storing'],
  },
  story: [
    ['idle', 'draft.changed', 'waiting'],
    ['waiting', 'after keep pause', 'storing'],
    ['waiting', 'draft.left', 'storing'],
    ['storing', 'done: storeDraft', 'kept', ['Enregistré sur le portail', 'Stored on the portal']],
    ['storing', 'done: storeDraft', 'copied', ['Portail injoignable', 'Portal did not answer']],
    ['storing', 'error: storeDraft', 'unkept'],
    ['copied', 'after retry pause', 'storing'],
    ['kept', 'draft.changed', 'waiting'],
    ['kept', 'draft.forgotten', 'idle'],
  ],
}
