import { expenses as french } from '../../fr-FR/accounts/expenses.ts'
import { overlay } from '../../overlay.ts'

export const expenses = overlay(french, {
  keyHint: 'Une clé de répartition dit quelles fractions supportent une dépense, et dans quelle proportion.',
})
