import type { ChartLabels, Label } from '#machines/labels.ts'

type Named = {
  readonly title: Label
  /** « Publier », « Envoyer ». */
  readonly send: Label
  /** What is sent, and the state once it has begun. */
  readonly task: Label
  readonly begun: Label
}

/** The labels of a chart made by `createBeginning`. */
export const beginningLabels = ({ title, send, task, begun }: Named): ChartLabels => ({
  title,
  states: {
    writing: ['Rédaction', 'Writing'],
    'writing.ready': ['Prêt à envoyer', 'Ready to send'],
    'writing.failed': ['Envoi en échec', 'Sending failed'],
    'writing.unanswered': ['Envoi sans réponse', 'No answer received'],
    'writing.arrivedBefore': ['Arrivé auparavant', 'Had already arrived'],
    sending: ['Envoi en cours', 'Sending'],
    begun,
  },
  events: {
    'form.send': send,
    'form.change': ['Modifier', 'Change something'],
  },
  tasks: { begin: task },
  story: [
    ['writing', 'form.send', 'sending', send],
    ['sending', 'done: begin', 'begun', begun],
    ['sending', 'done: begin', 'writing', ['Champ refusé', 'Field refused']],
    ['sending', 'done: begin', 'writing', ['Pas de réponse', 'No answer']],
    ['sending', 'error: begin', 'writing', ['Envoi en échec', 'Sending failed']],
  ],
})
