/** What sealed accounts and papers are bound to: they open in no other row. */
export const accountPlace = (mandateId: string): string => `mandates.account:${mandateId}`
export const paperPlace = (mandateId: string): string => `mandates.paper:${mandateId}`
export const creditorPlace = (placeId: string): string => `creditors.account:${placeId}`
export const refundPlace = (refundId: string): string => `refunds.account:${refundId}`
