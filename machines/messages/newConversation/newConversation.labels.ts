import { beginningLabels } from '#machines/parts/beginning/beginning.labels.ts'

export const newConversationLabels = beginningLabels({
  title: ['Nouvelle conversation', 'New conversation'],
  send: ['Envoyer', 'Send'],
  task: ['Envoi de la conversation', 'Starting the conversation'],
  begun: ['Conversation ouverte', 'Conversation started'],
})
