import { fromPromise } from 'xstate'
import { settingsRoutes } from '#contract/settings.ts'
import type {
  ChangePasswordAnswer,
  PasswordChange,
  PasswordChangeRefusal,
} from '#machines/settings/passwordChange/passwordChange.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { openStrengthGauge } from '#src/forms/openStrengthGauge.ts'
import { strengthMeter } from '#src/forms/strengthMeter.ts'

type Dependencies = { readonly api: Api; readonly offer: Pick<Offer, 'brandName' | 'code'> }

export const passwordChangeActors = ({ api, offer }: Dependencies) => ({
  changePassword: fromPromise<ChangePasswordAnswer, PasswordChange>(async ({ input, signal }) => {
    try {
      await api(settingsRoutes.changePassword, { body: input, signal })
      return { isChanged: true }
    } catch (error) {
      return { isChanged: false, refusal: refusalOf(error) }
    }
  }),
  measureStrength: strengthMeter(openStrengthGauge([offer.brandName, offer.code])),
})

/** The reason of the server's refusal. Any other error is a bug, so it is rethrown. */
function refusalOf(error: unknown): PasswordChangeRefusal {
  if (!(error instanceof ApiError)) throw error
  switch (error.first?.code) {
    case 'invalid_credentials':
      return { kind: 'wrong', remainingTries: error.first.remainingTries ?? null }
    case 'last_attempt_before_lock':
      return { kind: 'lastTry' }
    case 'session_locked':
      return { kind: 'locked' }
    case 'impersonation_refused':
      return { kind: 'impersonating' }
    case 'invalid_value': {
      const { password: fieldCode } = fieldCodesOf(error, ['password'])
      return fieldCode ? { kind: 'weak', fieldCode } : { kind: 'failed' }
    }
    default:
      return { kind: 'failed' }
  }
}
