import { debitNews as french } from '../../fr-FR/payments/debitNews.ts'
import { overlay } from '../../overlay.ts'

export const debitNews = overlay(french, {
  label: 'Débit à venir',
  title: '{{amount}} seront débités le {{date}} ({{labels}})',
  refusedLabel: 'Débit refusé',
  refused: 'Le débit de {{amount}} n’a pas abouti. {{reason}} {{next}}',
})
