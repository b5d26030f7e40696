import type { Translated } from '../../catalogue.ts'
import type { debitNews as french } from '../../fr-FR/payments/debitNews.ts'

export const debitNews: Translated<typeof french> = {
  label: 'Upcoming debit',
  title: '{{amount}} will be debited on {{date}} ({{labels}})',
  refusedLabel: 'Debit refused',
  refused: 'The debit of {{amount}} did not go through. {{reason}} {{next}}',
}
