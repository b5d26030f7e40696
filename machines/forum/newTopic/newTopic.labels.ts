import type { ChartLabels } from '#machines/labels.ts'

export const newTopicLabels: ChartLabels = {
  title: ['Nouveau sujet du forum', 'New topic'],
  states: {
    writing: ['Rédaction', 'Writing'],
    'writing.ready': ['Prêt à publier', 'Ready to publish'],
    'writing.failed': ['Envoi en échec', 'Sending failed'],
    'writing.unanswered': ['Envoi sans réponse', 'No answer received'],
    'writing.arrivedBefore': ['Déjà publié', 'Had already arrived'],
    sending: ['Envoi en cours', 'Sending'],
    begun: ['Sujet publié', 'Topic published'],
  },
  events: {
    'topic.send': ['Publier', 'Publish'],
    'topic.change': ['Modifier', 'Change something'],
  },
  tasks: {
    beginTopic: ['Envoi du sujet', 'Sending the topic'],
  },
  story: [
    ['writing', 'topic.send', 'sending', ['Publier', 'Publish']],
    ['sending', 'done: beginTopic', 'begun', ['Sujet publié', 'Topic published']],
    ['sending', 'done: beginTopic', 'writing', ['Champ refusé', 'Field refused']],
    ['sending', 'done: beginTopic', 'writing', ['Pas de réponse', 'No answer']],
    ['sending', 'error: beginTopic', 'writing', ['Envoi en échec', 'Sending failed']],
  ],
}
