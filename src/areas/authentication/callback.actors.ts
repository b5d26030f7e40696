import { fromPromise } from 'xstate'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { UnlockOutcome } from '#machines/authentication/callback/callback.machine.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'

type Dependencies = { readonly api: Api; readonly offer: Pick<Offer, 'clientId'> }

export const callbackActors = ({ api, offer: { clientId } }: Dependencies) => ({
  unlock: fromPromise<UnlockOutcome, { unlockToken: string }>(async ({ input, signal }) => {
    try {
      await api(authenticationRoutes.unlock, { body: { unlockToken: input.unlockToken, clientId }, signal })
      return 'unlocked'
    } catch (error) {
      if (error instanceof ApiError && error.first?.code === 'expired_link') return 'expired'
      throw error
    }
  }),
})
