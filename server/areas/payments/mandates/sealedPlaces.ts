/** The row that a sealed account or paper is bound to: it opens in no other one. */
export const accountPlace = (mandateId: string): string => `mandates.account:${mandateId}`
export const paperPlace = (mandateId: string): string => `mandates.paper:${mandateId}`
export const creditorPlace = (placeId: string): string => `creditors.account:${placeId}`
export const refundPlace = (refundId: string): string => `refunds.account:${refundId}`
