import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import type { CallsOf } from './routeCall.ts'

const { clientId, signInScope: scope } = offers.ESE
const email = demoEmail('conseil')

export const sessionCalls: CallsOf<'session'> = () => ({
  token: { body: { grantType: 'password', username: email, password: demoPassword, clientId, scope } },
  revoke: {},
  impersonate: { body: { clientId, userId: demoId('person conseil'), reason: 'appel' } },
})

export const confirmationsCalls: CallsOf<'confirmations'> = () => ({
  create: { body: { confirmation: { password: 'Pas-Le-Bon-2030!' } } },
})
