import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { createServer } from '#server/createServer.ts'
import type { App } from '#server/platform/app.ts'
import { createBackground } from '#server/platform/background.ts'
import { createCaptcha } from '#server/platform/captcha.ts'
import type { Platform } from '#server/platform/context.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createLog } from '#server/platform/log.ts'
import { createOutbox, type Outbox } from '#server/platform/outbox.ts'
import { createRateLimits } from '#server/platform/rateLimits.ts'
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
import type { World } from './worlds.ts'

export type TestServer = {
  readonly app: App
  readonly platform: Platform
  readonly sites: Sites
  readonly outbox: Outbox
  readonly clock: TestClock
  /** Everything that was logged, as text. */
  readonly logged: () => string
  readonly close: () => Promise<void>
}

type Settings = {
  /** What is in the database; only today's tables unless said otherwise. */
  readonly world?: World
  readonly forcedOffer?: OfferCode
  /** Multiplies the rate limits; generous unless a test is about them. */
  readonly rateLimitScale?: number
  /** Cheap unless a test is about password hashes. */
  readonly hasher?: Platform['hasher']
  readonly embeddedLoginOrigin?: string
  /** In memory, with the photos of the demo, unless a test is about where files are. */
  readonly files?: FileStore
  /** The default offer has a reCAPTCHA site key, and this is who answers for Google. */
  readonly recaptcha?: VerifyRecaptcha
  /** Limits and heartbeat of the live streams. */
  readonly hub?: Pick<Parameters<typeof createHub>[0], 'limits' | 'schedule'>
}

/** The portal's API in memory: a database of its own, a clock and an outbox that tests hold in their hands. */
export async function startTestServer(settings: Settings = {}): Promise<TestServer> {
  const { forcedOffer = null, rateLimitScale = 10_000, recaptcha = null } = settings
  const hasher = settings.hasher ?? testHasher
  const clock = createTestClock()
  const { now } = clock
  const lines: string[] = []
  const { db, listen, close } = await openTestDatabase(settings.world)
  const outbox = createOutbox(now)
  const log = createLog('info', { write: (line) => lines.push(line) })
  const live = createHub({ db, listen, log, ...settings.hub })
  const platform: Platform = {
    db,
    now,
    hasher,
    mailer: outbox,
    files: settings.files ?? createDemoFiles(now),
    captcha: createCaptcha({ db, now, key: 'the captcha key of the tests', maxNumber: 500, recaptcha }),
    limits: createRateLimits(rateLimitScale),
    log,
    background: createBackground(log),
    live,
    supportKey: Buffer.from('the key of support tokens, in tests'),
  }
  const sites = createSites({
    forced: forcedOffer,
    publicUrl: 'http://localhost:3000',
    hasRecaptcha: recaptcha !== null,
    brands: { ...offers, ESE: { ...offers.ESE, recaptchaSiteKey: 'site-key-of-the-tests' } },
  })
  const mountSite = (site: App) => {
    outboxRoutes(site, outbox)
    siteRoutes(site, {
      assets: testAssets,
      sites,
      embeddedLoginOrigin: settings.embeddedLoginOrigin ?? null,
      isDemo: true,
      apiBase: '',
    })
  }
  const app = createServer({ platform, sites, mountSite })
  const closeAll = async () => {
    await live.close()
    await close()
  }
  return { app, platform, sites, outbox, clock, logged: () => lines.join(''), close: closeAll }
}
