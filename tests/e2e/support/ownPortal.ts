import { inject } from 'vitest'

/** The portal of this worker: workers count from 1. */
export function ownPortal() {
  const portal = inject('portals')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!portal) throw new Error('each worker of the browser tests has a portal')
  return portal
}
