import { beginningLabels } from '#machines/parts/beginning/beginning.labels.ts'

export const newTopicLabels = beginningLabels({
  title: ['Nouveau sujet du forum', 'New topic'],
  send: ['Publier', 'Publish'],
  task: ['Envoi du sujet', 'Sending the topic'],
  begun: ['Sujet publié', 'Topic published'],
})
