/** The notification of a debit to come, and of one that the bank has refused. */
export const debitNews = {
  label: 'Prélèvement à venir',
  title: '{{amount}} seront prélevés le {{date}} ({{labels}})',
  refusedLabel: 'Prélèvement refusé',
  refused: 'Le prélèvement de {{amount}} n’a pas abouti. {{reason}} {{next}}',
} as const
