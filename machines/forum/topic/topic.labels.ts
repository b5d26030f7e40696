import type { ChartLabels } from '#machines/labels.ts'

export const topicLabels: ChartLabels = {
  title: ['Sujet du forum', 'Topic of the forum'],
  states: {
    writing: ['Écriture', 'Writing'],
    'writing.composing': ['Nouveau message', 'New post'],
    'writing.sending': ['Envoi en cours', 'Sending'],
    'writing.waiting': ['En attente du réseau', 'Waiting for the network'],
    'writing.stopped': ['Message non envoyé', 'Post not sent'],
    reading: ['Lecture', 'Reading'],
    'reading.read': ['Tout est lu', 'Everything is read'],
    'reading.marking': ['Lecture en cours de signalement', 'Telling what is read'],
    'reading.unmarked': ['Lecture pas encore signalée', 'Not told yet'],
  },
  events: {
    'post.quote': ['Citer un message', 'Quote a post'],
    'post.send': ['Publier', 'Post'],
    'post.resend': ['Renvoyer', 'Send again'],
    'post.takeBack': ['Reprendre le texte', 'Take the text back'],
    'posts.seen': ['Messages affichés', 'Posts on screen'],
    'network.found': ['Réseau revenu', 'The network is back'],
    'after retry pause': ['Après une pause', 'After a pause'],
  },
  tasks: {
    watchNetwork: ['Suivi du réseau', 'Watching the network'],
    sendPost: ['Envoi du message', 'Sending the post'],
    markRead: ['Signalement de la lecture', 'Telling what is read'],
  },
  story: [
    ['writing.composing', 'post.send', 'writing.sending'],
    ['writing.sending', 'done: sendPost', 'writing.composing', ['Message publié', 'Posted']],
    ['writing.sending', 'done: sendPost', 'writing.waiting', ['Pas de réseau', 'No network']],
    ['writing.waiting', 'network.found', 'writing.sending'],
    ['writing.sending', 'error: sendPost', 'writing.stopped', ['Envoi en échec', 'Sending failed']],
    ['writing.stopped', 'post.takeBack', 'writing.composing'],
  ],
}
