/** The fiscal year that the pages of accounts show. */
export const fiscalYear = {
  label: 'Exercice',
  current: '{{years}} (en cours)',
  hints: {
    open: 'Du {{from}} au {{to}} : comptes provisoires, pas encore arrêtés.',
    closed: 'Du {{from}} au {{to}} : comptes arrêtés, à approuver en assemblée.',
    approved: 'Du {{from}} au {{to}} : comptes approuvés en assemblée.',
  },
  none: {
    title: 'Aucun exercice comptable',
    text: 'Les comptes de l’immeuble apparaîtront ici dès qu’un exercice sera ouvert.',
    open: 'Ouvrir un exercice',
  },
} as const
