import type { CallsOf } from './routeCall.ts'

export const profileCalls: CallsOf<'profile'> = () => ({
  read: {},
  update: { body: { user: { firstName: 'Changé' } } },
})
