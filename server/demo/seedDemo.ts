import { seeds } from '../areas.ts'
import type { Platform } from '../platform/context.ts'
import { isEmpty } from './demo.store.ts'

type Means = Pick<Platform, 'db' | 'now' | 'hasher' | 'files' | 'secrets'>

/**
 * Fills an empty database with the demo world; returns false and changes nothing in any other database. `scale` multiplies the
 * reports, news and notifications of earlier years; 0 omits them.
 */
export async function seedDemo({ db, ...means }: Means, scale = 1): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return false
    // Loaded for the first start only: the demo world is a tenth of the server.
    const { fillDemo } = await import('./fillDemo.ts')
    await fillDemo(tx, means, seeds, scale)
    return true
  })
}
