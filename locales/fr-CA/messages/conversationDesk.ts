import { conversationDesk as french } from '../../fr-FR/messages/conversationDesk.ts'
import { overlay } from '../../overlay.ts'

export const conversationDesk = overlay(french, {
  answers: { removeText: 'Toute l’équipe du gestionnaire perdra « {{title}} ».' },
})
