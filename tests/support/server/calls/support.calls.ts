import type { CallsOf } from './routeCall.ts'

export const supportCalls: CallsOf<'support'> = () => ({
  widgetToken: {},
  reportError: { body: { message: 'm', stack: 's', path: '/' } },
})
