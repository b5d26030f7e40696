import type { CallsOf } from './routeCall.ts'

export const searchCalls: CallsOf<'search'> = () => ({
  find: { query: { text: 'tilleuls' } },
})
