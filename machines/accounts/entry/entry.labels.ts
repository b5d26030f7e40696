import type { ChartLabels } from '#machines/labels.ts'

export const entryLabels: ChartLabels = {
  title: ['Saisir une écriture', 'Posting an entry'],
  states: {
    opening: ['Ouverture de l’étape demandée', 'Opening the requested step'],
    writing: ['Saisie', 'Writing'],
    'writing.filling': ['Saisie en cours', 'Being written'],
    'writing.lacking': ['À corriger', 'To be corrected'],
    review: ['Relecture', 'Review'],
    'review.reading': ['Relecture avant enregistrement', 'Checking before posting'],
    'review.reading.ready': ['Prête à enregistrer', 'Ready to post'],
    'review.reading.unanswered': ['Envoi sans réponse', 'No answer received'],
    'review.reading.failed': ['Enregistrement en échec', 'Not posted'],
    'review.reading.arrivedBefore': ['Déjà enregistrée', 'Had already arrived'],
    'review.posting': ['Enregistrement en cours', 'Being posted'],
    posted: ['Écriture enregistrée', 'Entry posted'],
  },
  events: {
    'heading.change': ['Remplir l’en-tête', 'Fill in the heading'],
    'line.change': ['Remplir une ligne', 'Fill in a line'],
    'line.add': ['Ajouter une ligne', 'Add a line'],
    'line.remove': ['Retirer une ligne', 'Remove a line'],
    'entry.review': ['Relire', 'Review'],
    'entry.post': ['Enregistrer', 'Post'],
    'entry.begin': ['Saisir une autre écriture', 'Write another entry'],
    'step.select': ['Choisir une étape', 'Select a step'],
    'step.shown': ['Étape affichée par l’adresse', 'Step shown by the address'],
  },
  tasks: {
    postEntry: ['Enregistrement', 'Posting'],
    watchStep: ['Suivi de l’étape affichée', 'Watching the step shown'],
  },
  story: [
    ['writing', 'entry.review', 'review.reading', ['Tout est juste', 'Nothing is missing']],
    ['writing', 'entry.review', 'writing', ['Il manque quelque chose', 'Something is missing']],
    ['review.reading', 'entry.post', 'review.posting'],
    ['review.posting', 'done: postEntry', 'posted', ['Enregistrée', 'Posted']],
    ['review.posting', 'done: postEntry', 'writing', ['Champ refusé', 'Field refused']],
    ['review.posting', 'error: postEntry', 'review.reading'],
    ['posted', 'entry.begin', 'writing'],
  ],
}
