import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { takeMail } from '#server/areas.ts'
import { createServer } from '#server/createServer.ts'
import { handleJobs } from '#server/jobs.ts'
import type { App } from '#server/platform/app.ts'
import { createBackground } from '#server/platform/background.ts'
import { createCaptcha } from '#server/platform/captcha.ts'
import type { Platform } from '#server/platform/context.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { openJobs } from '#server/platform/jobs/openJobs.ts'
import { createLog } from '#server/platform/log.ts'
import type { openMetrics } from '#server/platform/openMetrics.ts'
import { createOutbox, type Outbox } from '#server/platform/outbox.ts'
import { createRateLimits } from '#server/platform/rateLimits.store.ts'
import type { VerifyRecaptcha } from '#server/platform/recaptcha.ts'
import { createSites, type Sites } from '#server/platform/sites.ts'
import { createHub } from '#server/services/live/hub.ts'
import { outboxRoutes } from '#server/site/outbox.routes.ts'
import { siteRoutes } from '#server/site/site.routes.ts'
import { createDemoFiles } from './demoFiles.ts'
import { testAssets } from './testAssets.ts'
import { createTestClock, type TestClock } from './testClock.ts'
import { openTestDatabase } from './testDatabase.ts'
import { testHasher } from './testHasher.ts'
import { testReplies } from './testReplies.ts'
import { testSeal } from './testSeal.ts'
import { testSecrets } from './testSecrets.ts'
import type { World } from './worlds.ts'

export type TestServer = {
  readonly app: App
  readonly platform: Platform
  readonly sites: Sites
  readonly outbox: Outbox
  /** Answers `GET /metrics`; `null` without the setting. */
  readonly metrics: App | null
  readonly clock: TestClock
  /** Does all background work: what has begun already, and every job that is due. */
  readonly drain: () => Promise<void>
  /** Does what the job queue does every minute. */
  readonly lookAfterJobs: () => Promise<void>
  /** The log as text, from this line on: all of it by default. */
  readonly logged: (from?: number) => string
  readonly close: () => Promise<void>
}

type Settings = {
  /** The content of the database: empty tables by default. */
  readonly world?: World
  readonly forcedOffer?: OfferCode
  /** Multiplies the rate limits; generous by default. */
  readonly rateLimitScale?: number
  /** A cheap one by default. */
  readonly hasher?: Platform['hasher']
  readonly embeddedLoginOrigin?: string
  readonly analyticsUrl?: string
  /** In memory with the demo photos by default. */
  readonly files?: FileStore
  /** Replaces Google, and gives the default offer a reCAPTCHA site key. */
  readonly recaptcha?: VerifyRecaptcha
  /** Sends the mails; the outbox by default. */
  readonly mailer?: Platform['mailer']
  /** Sends the text messages; the outbox by default. */
  readonly texter?: Platform['texter']
  /** Signs papers; with a certificate of the tests by default. */
  readonly seal?: Platform['seal']
  /** Has mandates signed elsewhere; codes sign them by default. */
  readonly signer?: Platform['signer']
  /** Answers support tickets too; by default, only the portal has them. */
  readonly openHelpdesk?: (now: () => Date) => Platform['helpdesk']
  /** Limits and heartbeat of the live streams. */
  readonly hub?: Pick<Parameters<typeof createHub>[0], 'limits' | 'schedule'>
  /** Sends push notifications; without it, none are offered. */
  readonly push?: Platform['push']
  /** Counts requests; nothing does by default. */
  readonly openMetrics?: typeof openMetrics
}

/** The API in memory, with its own database, and a clock and an outbox that tests control. */
export async function startTestServer(settings: Settings = {}): Promise<TestServer> {
  const { forcedOffer = null, rateLimitScale = 10_000, recaptcha = null } = settings
  const hasher = settings.hasher ?? testHasher
  const clock = createTestClock()
  const { now } = clock
  const lines: string[] = []
  const { db, listen, jobs: database, countPools, close } = await openTestDatabase(settings.world)
  const outbox = createOutbox(now)
  const log = createLog('info', { write: (line) => lines.push(line) })
  const jobs = await openJobs({ database, log, isPassive: true })
  const live = createHub({ db, listen, log, ...settings.hub })
  const metrics = settings.openMetrics?.({ live, jobs, countPools }) ?? null
  const platform: Platform = {
    db,
    now,
    hasher,
    mailer: settings.mailer ?? outbox,
    replies: testReplies,
    texter: settings.texter === undefined ? outbox.texter : settings.texter,
    secrets: testSecrets,
    seal: settings.seal === undefined ? testSeal : settings.seal,
    signer: settings.signer ?? null,
    helpdesk: settings.openHelpdesk?.(now) ?? null,
    files: settings.files ?? createDemoFiles(now),
    captcha: createCaptcha({ db, now, key: 'the captcha key of the tests', maxNumber: 500, recaptcha }),
    limits: createRateLimits({ scale: rateLimitScale }),
    log,
    metrics,
    background: createBackground(log),
    jobs,
    live,
    push: settings.push ?? null,
    supportKey: Buffer.from('the key of support tokens, in tests'),
  }
  const sites = createSites({
    forced: forcedOffer,
    publicUrl: 'http://localhost:3000',
    hasRecaptcha: recaptcha !== null,
    brands: { ...offers, ESE: { ...offers.ESE, recaptchaSiteKey: 'site-key-of-the-tests' } },
  })
  const mountSite = (site: App) => {
    outboxRoutes(site, outbox, takeMail)
    siteRoutes(site, {
      assets: testAssets,
      sites,
      embeddedLoginOrigin: settings.embeddedLoginOrigin ?? null,
      analyticsUrl: settings.analyticsUrl ?? null,
      isDemo: true,
      apiBase: '',
    })
  }
  const app = createServer({ platform, sites, mountSite })
  const drain = async () => {
    await platform.background.settled(20_000)
    await jobs.drain(handleJobs({ platform, sites }))
  }
  const closeAll = async () => {
    await jobs.stop()
    await live.close()
    await close()
  }
  return {
    app,
    platform,
    sites,
    outbox,
    metrics: metrics?.app ?? null,
    clock,
    drain,
    lookAfterJobs: jobs.lookAfter,
    logged: (from = 0) => lines.slice(from).join(''),
    close: closeAll,
  }
}
