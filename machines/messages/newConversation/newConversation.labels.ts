import type { ChartLabels } from '#machines/labels.ts'

export const newConversationLabels: ChartLabels = {
  title: ['Nouvelle conversation', 'New conversation'],
  states: {
    writing: ['Rédaction', 'Writing'],
    'writing.ready': ['Prête à envoyer', 'Ready to send'],
    'writing.failed': ['Envoi en échec', 'Sending failed'],
    'writing.unanswered': ['Envoi sans réponse', 'No answer received'],
    'writing.arrivedBefore': ['Déjà arrivée', 'Had already arrived'],
    sending: ['Envoi en cours', 'Sending'],
    started: ['Conversation ouverte', 'Conversation started'],
  },
  events: {
    'conversation.send': ['Envoyer', 'Send'],
    'conversation.change': ['Modifier', 'Change something'],
  },
  tasks: {
    startConversation: ['Envoi de la conversation', 'Starting the conversation'],
  },
  story: [
    ['writing', 'conversation.send', 'sending', ['Envoyer', 'Send']],
    ['sending', 'done: startConversation', 'started', ['Conversation ouverte', 'Conversation started']],
    ['sending', 'done: startConversation', 'writing', ['Champ refusé', 'Field refused']],
    ['sending', 'done: startConversation', 'writing', ['Pas de réponse', 'No answer']],
    ['sending', 'error: startConversation', 'writing', ['Envoi en échec', 'Sending failed']],
  ],
}
