/** Correcting an entry by its opposite. */
export const reversal = {
  open: 'Contre-passer',
  title: 'Contre-passer cette écriture ?',
  lead: 'Une écriture inverse l’annule : débits et crédits y sont échangés. Les deux restent visibles dans les comptes.',
  proposed: 'Annulation : {{label}}',
  send: 'Contre-passer',
  noOpenYear: 'Aucun exercice n’est ouvert à cette date',
  done: 'Écriture contre-passée',
} as const
