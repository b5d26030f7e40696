/** What the sealed account of a mandate, and of a creditor, is bound to: it opens in no other row. */
export const accountPlace = (mandateId: string): string => `mandates.account:${mandateId}`
export const creditorPlace = (placeId: string): string => `creditors.account:${placeId}`
