import { accountRoutes } from '#contract/accounts/accounts.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { issueCalls } from './calls/issueCalls.ts'
import { findOwnMovements } from './ownMovements.store.ts'
import { readAccount } from './readAccount.ts'

/** The personal account of a co-owner. */
export const accountsArea = defineArea({
  routes: [
    served(accountRoutes, {
      mine: (ctx, { params }) => readAccount(ctx, params.placeId),
    }),
  ],
  ownData: findOwnMovements,
  jobs: { whenDue: [{ what: 'the calls for funds', run: issueCalls }] },
  seed: () => import('./demo/seedAccounts.ts'),
})
