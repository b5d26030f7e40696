import type { Translated } from '../../catalogue.ts'
import type { refundNews as source } from '../../fr-FR/payments/refundNews.ts'

export const refundNews: Translated<typeof source> = {
  declinedLabel: 'Refund declined',
  declined: 'Your refund of {{amount}} was declined. Your manager writes: {{reason}}',
  bookedLabel: 'Refund paid',
  booked: '{{amount}} was transferred to your account {{account}}',
  refusedLabel: 'Refund not completed',
  refused: 'The transfer of {{amount}} to account {{account}} did not go through. Your credit is still there.',
}
