import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { listen } from '#server/listen.ts'
import type { App } from '#server/platform/app.ts'

it('keeps an idle connection for longer than the minute for which a proxy may reuse it', async () => {
  const app: App = new Hono()
  app.get('/', (c) => c.text('here'))
  const { port, stop } = await listen(app, { port: 0, host: '127.0.0.1' })
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  await stop()

  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})
