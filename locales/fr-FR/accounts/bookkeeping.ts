/** What pages for those who keep the books have in common. */
export const bookkeeping = {
  actions: 'Tenue des comptes',
  toAccounts: 'Voir les comptes de l’immeuble',
  noBooks: {
    title: 'Comptabilité non tenue ici',
    text: 'Les comptes de cet immeuble ne sont pas encore tenus dans ce portail.',
  },
} as const
