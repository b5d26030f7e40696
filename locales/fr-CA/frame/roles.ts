import { roles as french } from '../../fr-FR/frame/roles.ts'
import { overlay } from '../../overlay.ts'

export const roles = overlay(french, {
  coownership_board_member: 'Membre du conseil',
  caretaker: 'Concierge',
  employee: 'Membre du personnel',
  coowner_assistant: 'Assistance à la copropriété',
  claims_manager: 'Gestionnaire des sinistres',
})
