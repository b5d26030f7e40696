import type { CallsOf } from './routeCall.ts'

export const termsCalls: CallsOf<'terms'> = () => ({
  read: { query: { by_ese_offer: 'ESE' } },
})
