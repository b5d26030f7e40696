import { inject } from 'vitest'

type Address = { readonly url: string; readonly port: number }

let visited: Address | undefined

/** A command of its own visits the portal that it has started: only tests have workers. */
export const visitPortal = (portal: Address) => {
  visited = portal
}

/** The portal of this worker: workers count from 1. */
export function ownPortal(): Address {
  const portal = visited ?? inject('portals')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!portal) throw new Error('each worker of the browser tests has a portal')
  return portal
}
