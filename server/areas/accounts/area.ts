import { accountRoutes } from '#contract/accounts/accounts.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
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
  seed: () => import('./demo/seedAccounts.ts'),
})
