import { sql } from 'drizzle-orm'
import type { App } from '../platform/app.ts'
import { Problem } from '../platform/problem.ts'

const patience = 1_500

/** For process supervisors: alive (`/healthz`), and able to serve (`/readyz`). */
export function healthRoutes(app: App): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    await withinPatience(c.var.ctx.db.execute(sql`select 1`))
    return c.json({ status: 'ready' })
  })
}

async function withinPatience(query: PromiseLike<unknown>) {
  const { promise: isLate, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), patience)
  try {
    const first = await Promise.race([query, isLate])
    if (first === 'late') throw new Problem('unavailable', 'the database does not answer', { retryAfter: 2 })
  } finally {
    clearTimeout(timer)
  }
}
