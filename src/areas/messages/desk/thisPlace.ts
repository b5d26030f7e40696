/** The word of the address for the selected building alone. */
export const thisPlace = 'selectionne'
