import type { CallsOf } from './routeCall.ts'

export const calendarCalls: CallsOf<'calendar'> = () => ({
  read: {},
  create: {},
  revoke: {},
})
