/** What an owner is told of the refund of their credit. */
export const refundNews = {
  declinedLabel: 'Remboursement non accordé',
  declined: 'Le remboursement de {{amount}} n’est pas accordé. Votre gestionnaire écrit : {{reason}}',
  bookedLabel: 'Remboursement effectué',
  booked: '{{amount}} ont été virés sur votre compte {{account}}',
  refusedLabel: 'Remboursement non abouti',
  refused: 'Le virement de {{amount}} sur le compte {{account}} n’a pas abouti. Votre crédit reste disponible.',
} as const
