import { randomBytes } from 'node:crypto'
import { mount } from 'hono/mount'
import { graphqlPath } from '#contract/graphql.ts'
import { takeMail } from './areas.ts'
import { createServer, type ServerDeps } from './createServer.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { handleJobs, prepareAreas } from './jobs.ts'
import type { App } from './platform/app.ts'
import { createCaptcha } from './platform/captcha.ts'
import type { Platform } from './platform/context.ts'
import { createMemoryFiles } from './platform/files/memoryFiles.ts'
import { openJobs } from './platform/jobs/openJobs.ts'
import { migrate } from './platform/migrate.ts'
import { openInMemory } from './platform/openDatabase.ts'
import type { Outbox } from './platform/outbox.ts'
import type { TakeMail } from './services/exchanges/takeMail.ts'
import { createHub } from './services/live/hub.ts'

/** The path of the mock: the specification's mock base. */
export const mockBase = '/mock'

type Mock = {
  readonly mountMock: (app: App) => void
  /** Accepts replies to its mails, which the outbox shows. */
  readonly takeMail: TakeMail
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}

/**
 * A second instance of the API over a database in memory with the demo world: the same code, so that it cannot drift.
 * Changes there are lost with the process, and its mails only go to the outbox.
 */
export async function openMock(
  platform: Platform,
  { sites, outbox }: Pick<ServerDeps, 'sites'> & { readonly outbox: Outbox },
): Promise<Mock> {
  const { db, listen, jobs: database, close } = await openInMemory()
  const captcha = createCaptcha({ db, now: platform.now, key: randomBytes(32).toString('hex') })
  const live = createHub({ db, listen, log: platform.log })
  const jobs = await openJobs({ database, log: platform.log, isPassive: true })
  const own = {
    db,
    jobs,
    captcha,
    live,
    mailer: outbox,
    texter: outbox.texter,
    signer: null,
    helpdesk: null,
    files: createMemoryFiles(),
  }
  // Its requests are counted by the portal that it is mounted on.
  const mock: Platform = { ...platform, ...own, metrics: null }
  try {
    await migrate(db)
    await prepareAreas(db)
    await seedDemo(mock)
    await jobs.work(handleJobs({ platform: mock, sites }), [])
  } catch (error) {
    await close()
    throw error
  }
  const { fetch } = createServer({ platform: mock, sites })
  return {
    mountMock: (app) => void app.all(`${mockBase}/*`, mount(fetch, { replaceRequest: withoutBase })),
    takeMail: (ctx, mail) => takeMail({ ...ctx, ...mock, lastingDb: db }, mail),
    endStreams: live.endStreams,
    close: async () => {
      await jobs.stop()
      await live.close()
      await close()
    },
  }
}

/** An operation has its own address in a mock: `/graphql/{operationName}` (specification §7). */
const namedOperation = new RegExp(`^${graphqlPath}/\\w+$`)

/** The headers stay as they are: the host names the offer. */
function withoutBase(request: Request) {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(mockBase.length).replace(namedOperation, graphqlPath)
  return new Request(url, request)
}
