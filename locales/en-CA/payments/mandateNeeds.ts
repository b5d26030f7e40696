import type { Translated } from '../../catalogue.ts'
import type { mandateNeeds as source } from '../../fr-FR/payments/mandateNeeds.ts'

export const mandateNeeds: Translated<typeof source> = {
  sign: {
    title: 'Your agreement is waiting for your signature',
    detail: 'Only your signature is missing.',
    action: 'Resume',
  },
  suspended: {
    title: 'Your pre-authorized debits are suspended',
    detail: 'Nothing more is debited from your bank account.',
    action: 'See why',
  },
}
