import { fromPromise } from 'xstate'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type {
  LinkAnswer,
  NewPassword,
  PasswordLink,
  SavePasswordAnswer,
} from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { openStrengthGauge } from '#src/forms/openStrengthGauge.ts'
import { strengthMeter } from '#src/forms/strengthMeter.ts'
import { refusedLink } from './refusedLink.ts'

type Dependencies = { readonly api: Api; readonly offer: Pick<Offer, 'code' | 'clientId' | 'brandName'> }

export const passwordFormActors = ({ api, offer }: Dependencies) => ({
  checkLink: fromPromise<LinkAnswer, PasswordLink>(async ({ input: link, signal }) => {
    try {
      const body = { link, clientId: offer.clientId }
      const { email } = await api(authenticationRoutes.passwordLink, { body, signal })
      return { type: 'usable', email }
    } catch (error) {
      const refused = refusedLink(error)
      if (refused) return refused
      throw error
    }
  }),
  savePassword: fromPromise<SavePasswordAnswer, NewPassword>(async ({ input, signal }) => {
    const { savePassword } = await import('./savePassword.ts')
    return savePassword(input, { api, offer, signal })
  }),
  measureStrength: strengthMeter(openStrengthGauge([offer.brandName, offer.code])),
})
