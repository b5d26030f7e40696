import { fromPromise } from 'xstate'
import type { NewPassword, SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { openStrengthGauge } from '#src/forms/openStrengthGauge.ts'
import { strengthMeter } from '#src/forms/strengthMeter.ts'

type Dependencies = { readonly api: Api; readonly offer: Pick<Offer, 'code' | 'clientId' | 'brandName'> }

export const passwordFormActors = ({ api, offer }: Dependencies) => ({
  savePassword: fromPromise<SavePasswordAnswer, NewPassword>(async ({ input, signal }) => {
    const { savePassword } = await import('./savePassword.ts')
    return savePassword(input, { api, offer, signal })
  }),
  measureStrength: strengthMeter(openStrengthGauge([offer.brandName, offer.code])),
})
