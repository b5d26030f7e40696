import type { Context } from 'hono'
import { z } from 'zod'
import { liveEvent, livePath } from '#contract/live.ts'
import { defineArea } from '#server/defineArea.ts'
import { admitPerson } from '#server/platform/admit.ts'
import type { Env } from '#server/platform/app.ts'
import { deleteOldEvents } from './live.store.ts'
import { openStream } from './openStream.ts'

/** A malformed header counts as a missing one. */
const lastEventId = z.pipe(liveEvent.shape.id, z.coerce.bigint()).nullable().catch(null)

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Without this, a buffering proxy would pass nothing on, because the response never ends.
  'x-accel-buffering': 'no',
}

/** The live stream of a signed-in person, the one response that does not end. */
export const liveService = defineArea({
  routes: [{ mount: (app) => app.get(livePath, answer) }],
  jobs: { cleanUp: ({ db, now }) => deleteOldEvents(db, new Date(now().getTime() - hour)) },
})

const hour = 3_600_000

async function answer(c: Context<Env>): Promise<Response> {
  const ctx = await admitPerson(c, { access: 'person', method: 'get' })
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const { gate } = c.var
  const bearer = c.req.header('authorization') ?? ''
  const stream = await openStream(ctx, {
    after: lastEventId.parse(c.req.header('last-event-id') ?? null),
    isStillAllowed: async () => {
      const admission = await gate.authenticate(ctx, bearer.replace(/^Bearer +/i, ''), { placeId: null, thing: null })
      return admission?.actor.sessionId === ctx.actor.sessionId
    },
  })
  return c.body(stream, 200, headers)
}
