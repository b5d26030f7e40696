import type { CallsOf } from './routeCall.ts'

export const administrationCalls: CallsOf<'administration'> = () => ({
  people: {},
})
