import type { Translated } from '../../catalogue.ts'
import type { mandateNeeds as source } from '../../fr-FR/payments/mandateNeeds.ts'

export const mandateNeeds: Translated<typeof source> = {
  sign: {
    title: 'Sign your agreement',
    detail: 'Only your signature is missing.',
    action: 'Resume',
  },
  suspended: {
    title: 'See why your pre-authorized debits are suspended',
    detail: 'Nothing more is debited from your bank account.',
    action: 'See why',
  },
}
