import { messages as french } from '../../fr-FR/messages/messages.ts'
import { overlay } from '../../overlay.ts'

export const messages = overlay(french, {
  list: { none: { text: 'Écrivez à vos voisins, au conseil d’administration ou à votre gestionnaire.' } },
  lists: { council: 'Le conseil d’administration' },
})
