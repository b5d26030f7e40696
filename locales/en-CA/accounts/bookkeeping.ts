/** What pages for those who keep the books have in common. */
export const bookkeeping = {
  actions: 'Bookkeeping',
  toAccounts: 'See the accounts of the building',
  noBooks: {
    title: 'No books here',
    text: 'The accounts of this building are not kept in this portal yet.',
  },
}
