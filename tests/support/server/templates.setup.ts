import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { TestProject } from 'vitest/node'
import { makeTemplates, type Templates } from './makeTemplates.ts'
import type { World } from './worlds.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    templatesUrl: string
  }
}

/** Serves the template of each database to test files. The first request makes it, so tests without a database never wait. */
export default async function setup(project: TestProject) {
  let templates: Promise<Templates> | undefined
  const templateOf = async (world: World) => {
    templates ??= makeTemplates(process.env.TEST_DATABASE_URL)
    return (await templates).of[world]
  }
  const app = new Hono()
    // A worker that is busy for longer than the idle timeout would send its next request over a closed connection.
    .use((c, next) => {
      c.header('connection', 'close')
      return next()
    })
    .get('/empty', async (c) => c.text(await templateOf('empty')))
    .get('/demo', async (c) => c.text(await templateOf('demo')))
    .delete('/copies/:name', async (c) => {
      ;(await templates)?.discard(c.req.param('name'))
      return c.body(null, 204)
    })
    .onError((error, c) => c.text(error.message, 500))
  const listening = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, listening.resolve)
  project.provide('templatesUrl', `http://127.0.0.1:${(await listening.promise).port}`)
  return async () => {
    server.close()
    await (await templates)?.removeCopies()
  }
}
