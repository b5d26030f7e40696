import type { ChartLabels } from '#machines/labels.ts'

export const votedLabels: ChartLabels = {
  title: ['Enregistrer un budget ou des travaux votés', 'Recording a voted budget or works'],
  states: {
    opening: ['Ouverture de l’étape demandée', 'Opening the requested step'],
    writing: ['Saisie', 'Writing'],
    'writing.filling': ['Saisie en cours', 'Being written'],
    'writing.lacking': ['À corriger', 'To be corrected'],
    review: ['Relecture', 'Review'],
    'review.reading': ['Relecture des appels', 'Reading the calls'],
    'review.reading.ready': ['Prêt à enregistrer', 'Ready to record'],
    'review.reading.unanswered': ['Envoi sans réponse', 'No answer received'],
    'review.reading.failed': ['Enregistrement en échec', 'Not recorded'],
    'review.reading.arrivedBefore': ['Déjà enregistré', 'Had already arrived'],
    'review.recording': ['Enregistrement en cours', 'Being recorded'],
    recorded: ['Vote enregistré', 'Vote recorded'],
  },
  events: {
    'heading.change': ['Remplir l’en-tête', 'Fill in the heading'],
    'row.change': ['Remplir une ligne', 'Fill in a row'],
    'row.add': ['Ajouter une ligne', 'Add a row'],
    'row.remove': ['Retirer une ligne', 'Remove a row'],
    'vote.review': ['Relire', 'Review'],
    'vote.record': ['Enregistrer', 'Record'],
    'vote.begin': ['Enregistrer un autre vote', 'Record another vote'],
    'step.select': ['Choisir une étape', 'Select a step'],
    'step.shown': ['Étape affichée par l’adresse', 'Step shown by the address'],
  },
  tasks: {
    recordVote: ['Enregistrement', 'Recording'],
    watchStep: ['Suivi de l’étape affichée', 'Watching the step shown'],
  },
  story: [
    ['writing', 'vote.review', 'review.reading', ['Tout est juste', 'Nothing is missing']],
    ['writing', 'vote.review', 'writing', ['Il manque quelque chose', 'Something is missing']],
    ['review.reading', 'vote.record', 'review.recording'],
    ['review.recording', 'done: recordVote', 'recorded', ['Enregistré', 'Recorded']],
    ['review.recording', 'done: recordVote', 'writing', ['Champ refusé', 'Field refused']],
    ['review.recording', 'error: recordVote', 'review.reading'],
    ['recorded', 'vote.begin', 'writing'],
  ],
}
