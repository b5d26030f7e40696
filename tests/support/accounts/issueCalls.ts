import { issueCalls as issuing } from '#server/areas/accounts/calls/issueCalls.ts'
import { setAside } from '#server/areas/payments/refunds/refunds.store.ts'

/** Issues every call that is due, as the portal does. */
export const issueCalls = issuing(setAside)
