import { conversation as french } from '../../fr-FR/messages/conversation.ts'
import { overlay } from '../../overlay.ts'

export const conversation = overlay(french, {
  panel: {
    muteHint: 'Les messages arrivent, sans notification ni courriel, sauf si quelqu’un vous mentionne.',
    leaveTitle: 'Quitter cette conversation?',
  },
  unsent: { deleteTitle: 'Supprimer ce message?' },
  report: { reason: 'Pourquoi le signalez-vous?' },
  block: { title: 'Bloquer {{name}}?' },
  withdraw: { title: 'Retirer ce message?' },
})
