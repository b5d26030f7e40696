import { messages as french } from '../../fr-FR/messages/messages.ts'
import { overlay } from '../../overlay.ts'

export const messages = overlay(french, {
  list: { none: { text: 'Écrivez à une personne de l’immeuble, au conseil d’administration ou au gestionnaire.' } },
  lists: { council: 'Le conseil d’administration' },
  start: { emptyLists: { council: 'Personne d’autre au conseil d’administration pour l’instant.' } },
})
