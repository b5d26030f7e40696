import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import type { CallsOf } from './routeCall.ts'

const { clientId } = offers.ESE
const email = demoEmail('conseil')
const place = demoPlace('tilleuls')
const password = 'Nouveau-Secret-2026!'

export const authenticationCalls: CallsOf<'authentication'> = () => ({
  mailCheck: { body: { user: { email }, clientId } },
  signUp: { body: { user: { email, sergicOffer: 'ESE' }, clientId } },
  registration: {
    body: { user: { email, customerReferenceNumber: place.customerReference, zipCode: place.zipCode }, clientId },
  },
  captcha: {},
  requestPassword: {
    body: { user: { email, sergicOffer: 'ESE' }, recaptchaToken: 'x', clientId },
  },
  passwordLink: { body: { link: { kind: 'reset', token: 'x' }, clientId } },
  resetPassword: {
    body: { user: { email, password, sergicOffer: 'ESE' }, resetPasswordToken: 'x', clientId },
  },
  setPassword: { body: { user: { email, password }, invitationToken: 'x', clientId } },
  unlock: { body: { unlockToken: 'x', clientId } },
})
