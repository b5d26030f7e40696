import { fromPromise } from 'xstate'
import { pushRoutes } from '#contract/push.ts'
import type { FoundDevice, PushSituation } from '#machines/settings/push/push.setup.ts'
import type { Api } from '#src/api/api.ts'
import type { PushBrowser } from './pushBrowser.ts'

/** The actors of the push machine: the portal and the browser each keep their half of a subscription. */
export const pushActors = ({ api, browser }: { readonly api: Api; readonly browser: PushBrowser }) => ({
  readDevice: fromPromise<FoundDevice>(async ({ signal }) => {
    const { publicKey, isSubscribed, isAnotherSubscribed } = await api(pushRoutes.read, { signal })
    const situation = async (): Promise<PushSituation> => {
      if (publicKey === null) return 'notOffered'
      if (!browser.isSupported()) return 'unsupported'
      if (browser.isDenied()) return 'denied'
      return isSubscribed && (await browser.isSubscribed()) ? 'on' : 'off'
    }
    return { situation: await situation(), publicKey, isAnotherOn: isAnotherSubscribed }
  }),
  subscribe: fromPromise<'on' | 'off' | 'denied', { publicKey: string }>(async ({ input, signal }) => {
    const subscription = await browser.subscribe(input.publicKey)
    if (subscription === null) return browser.isDenied() ? 'denied' : 'off'
    await api(pushRoutes.subscribe, { body: { subscription }, signal })
    return 'on'
  }),
  sendTest: fromPromise<unknown>(({ signal }) => api(pushRoutes.test, { signal })),
  unsubscribe: fromPromise<unknown>(async ({ signal }) => {
    await api(pushRoutes.unsubscribe, { signal })
    await browser.unsubscribe()
  }),
})
