import type { Translated } from '../../catalogue.ts'
import type { mandateNews as source } from '../../fr-FR/payments/mandateNews.ts'

export const mandateNews: Translated<typeof source> = {
  releasedLabel: 'Agreement in force again',
  released: 'Your debit agreement for account {{account}} is in force again. You can pay online.',
  endedLabel: 'Your agreement has ended',
  ended:
    'Your manager has ended your debit agreement for account {{account}}. Nothing more will be debited, and you can sign another one.',
}
