import { messages as french } from '../../fr-FR/messages/messages.ts'
import { overlay } from '../../overlay.ts'

export const messages = overlay(french, {
  list: { none: { text: 'Écrivez à une personne de l’immeuble, au conseil d’administration ou au gestionnaire.' } },
  lists: { council: 'Le conseil d’administration' },
  notCoowner: {
    text: 'Les échanges entre voisins sont ouverts aux copropriétaires de l’immeuble. Pour une question, contactez votre gestionnaire, et pour un problème, signalez-le.',
    call: 'Appeler le gestionnaire',
    agency: 'Voir le gestionnaire',
  },
  start: {
    managerHint: 'L’équipe du gestionnaire répond.',
    emptyLists: { council: 'Personne d’autre au conseil d’administration pour l’instant.' },
  },
})
