import { roles as french } from '../../fr-FR/frame/roles.ts'
import { overlay } from '../../overlay.ts'

export const roles = overlay(french, {
  lessor: 'Locateur',
  coownership_board_member: 'Membre du conseil d’administration',
  caretaker: 'Concierge',
  employee: 'Employé',
  coowner_assistant: 'Adjoint à la copropriété',
  claims_manager: 'Gestionnaire des sinistres',
  director_assistant: 'Adjoint de direction',
  president_board_member: 'Président du conseil d’administration',
  referent_assistant: 'Adjoint du référent',
})
