import { beginningLabels } from '#machines/parts/beginning/beginning.labels.ts'

export const newTopicLabels = beginningLabels({
  title: ['Nouveau sujet du forum', 'New topic'],
  send: ['Publier', 'Post topic'],
  task: ['Envoi du sujet', 'Sending the topic'],
  begun: ['Sujet publié', 'Topic posted'],
})
