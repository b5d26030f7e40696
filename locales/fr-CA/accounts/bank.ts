import { bank as french } from '../../fr-FR/accounts/bank.ts'
import { overlay } from '../../overlay.ts'

export const bank = overlay(french, {
  reopen: { title: 'Annuler ce rapprochement?' },
  choices: { title: 'Que représente cette ligne?' },
})
