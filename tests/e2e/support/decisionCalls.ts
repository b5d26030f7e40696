import type { Route } from '#contract/route.ts'
import { confirm } from '#tests/support/server/confirmedAs.ts'
import type { Confirmed } from '#tests/support/server/deskCalls.ts'
import type { Call } from '#tests/support/server/placeWorld.ts'
import { parsing } from '#tests/support/server/placeWorld.ts'
import { onTheWire } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { siteOf } from './visit.ts'

/** The API for a demo person who has just retyped their password, without a browser. */
export async function withoutBrowser(name: string): Promise<Confirmed> {
  const token = await signInOver(siteOf('ESE'), name)
  const call = (route: Route, request: Call = {}) => {
    const { path, init } = onTheWire(route, { ...request, token })
    return fetch(siteOf('ESE') + path, init)
  }
  const by = { token, call, get: parsing(call) }
  return { ...by, confirmationToken: await confirm(by) }
}
