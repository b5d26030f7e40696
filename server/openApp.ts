import { randomBytes } from 'node:crypto'
import { takeMail } from './areas.ts'
import { createServer } from './createServer.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { handleJobs, prepareAreas, recurrentJobs, startDueWork } from './jobs.ts'
import { mockBase, openMock } from './openMock.ts'
import { createAddressOf } from './platform/addressOf.ts'
import type { App } from './platform/app.ts'
import { createBackground } from './platform/background.ts'
import { createCaptcha } from './platform/captcha.ts'
import type { Config } from './platform/config.ts'
import type { Platform } from './platform/context.ts'
import { openFiles } from './platform/files/openFiles.ts'
import { createHasher } from './platform/hasher.ts'
import { createZendesk } from './platform/helpdesk/zendesk.ts'
import { openJobs } from './platform/jobs/openJobs.ts'
import { createLog } from './platform/log.ts'
import { createSmtpMailer } from './platform/mailer.ts'
import { migrate } from './platform/migrate.ts'
import { openEmbedded, openPostgres } from './platform/openDatabase.ts'
import type { openMetrics } from './platform/openMetrics.ts'
import { openSecrets } from './platform/openSecrets.ts'
import { createOutbox } from './platform/outbox.ts'
import { createPush } from './platform/push.ts'
import { createRateLimits } from './platform/rateLimits.store.ts'
import { createRecaptcha } from './platform/recaptcha.ts'
import { openReplies } from './platform/replies.ts'
import { openSeal } from './platform/seal/openSeal.ts'
import { createRemoteSigner } from './platform/signature/remoteSigner.ts'
import { createSites } from './platform/sites.ts'
import { createTexter } from './platform/texter.ts'
import { createHub } from './services/live/hub.ts'
import type { Assets } from './site/assets.ts'
import { galleryRoutes } from './site/gallery.routes.ts'
import { outboxRoutes } from './site/outbox.routes.ts'
import { siteRoutes } from './site/site.routes.ts'

export type OpenApp = {
  readonly app: App
  readonly platform: Platform
  /** Answers `GET /metrics` on a separate port; `null` without `METRICS_PORT`. */
  readonly metrics: App | null
  /** Ends responses that would never end by themselves: the first step of a stop. */
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}

/** Milliseconds for which a stop waits for work that follows a response. */
const backgroundPatience = 2_000

/** Builds everything but the socket from the configuration: opens and migrates the database, and seeds the demo world. */
export async function openApp(
  config: Config,
  assets: Assets,
  { gallery = null, emptyDatabase }: { readonly gallery?: Assets | null; readonly emptyDatabase?: string } = {},
): Promise<OpenApp> {
  const log = createLog(config.LOG_LEVEL)
  const ahead = (config.DEMO_CLOCK?.getTime() ?? Date.now()) - Date.now()
  const now = () => new Date(Date.now() + ahead)
  const database =
    config.DATABASE_URL === undefined
      ? await openEmbedded(config.DATA_DIR, emptyDatabase)
      : openPostgres(config.DATABASE_URL, (error) => log.fault('lost an idle database connection', error))
  const { db, patientDb, limitStore, listen, countPools, close } = database
  const opened: (() => Promise<unknown>)[] = [close]
  try {
    await migrate(patientDb)
    const jobs = await openJobs({ database: database.jobs, log, takeoverSeconds: config.JOBS_TAKEOVER_SECONDS })
    opened.unshift(() => jobs.stop())
    const live = createHub({ db, listen, log })
    opened.unshift(() => live.close())
    const metrics = config.METRICS_PORT === undefined ? null : await loadMetrics({ live, jobs, countPools })
    const outbox = createOutbox(now)
    const key = config.CAPTCHA_KEY ?? randomBytes(32).toString('hex')
    const secret = config.DEMO || config.MOCK ? undefined : config.RECAPTCHA_SECRET
    const recaptcha = secret === undefined ? null : createRecaptcha({ secret })
    const platform: Platform = {
      db,
      now,
      log,
      metrics,
      background: createBackground(log),
      jobs,
      push: config.push && createPush(config.push),
      live,
      hasher: createHasher(),
      mailer: config.SMTP_URL === undefined ? outbox : createSmtpMailer(config.SMTP_URL),
      replies: openReplies(config),
      texter:
        config.SMS_URL === undefined
          ? config.DEMO || config.MOCK
            ? outbox.texter
            : null
          : createTexter(config.SMS_URL),
      secrets: await openSecrets(config),
      seal: openSeal(config),
      signer: config.signer && createRemoteSigner(config.signer),
      helpdesk: config.zendesk && createZendesk(config.zendesk, now),
      files: openFiles(config),
      captcha: createCaptcha({ db, now, key, recaptcha }),
      limits: createRateLimits({ scale: config.RATE_LIMIT_SCALE, store: limitStore }),
      supportKey: config.SUPPORT_KEY === undefined ? randomBytes(32) : Buffer.from(config.SUPPORT_KEY),
    }
    const unhurried = { ...platform, db: patientDb }
    await prepareAreas(patientDb)
    if (config.DEMO) await seedDemo(unhurried, config.DEMO_SCALE)
    const sites = createSites({
      forced: config.OFFER ?? null,
      publicUrl: config.PUBLIC_URL,
      hasRecaptcha: recaptcha !== null,
    })
    const mock = config.MOCK ? await openMock(platform, { sites, outbox }) : null
    const mountSite = (app: App) => {
      mock?.mountMock(app)
      if (mock || (config.DEMO && config.SMTP_URL === undefined)) outboxRoutes(app, outbox, mock?.takeMail ?? takeMail)
      if (gallery) galleryRoutes(app, gallery)
      const embeddedLoginOrigin = config.EMBEDDED_LOGIN_ORIGIN ?? null
      const apiBase = mock ? mockBase : ''
      siteRoutes(app, {
        assets,
        sites,
        embeddedLoginOrigin,
        analyticsUrl: config.ANALYTICS_URL ?? null,
        isDemo: config.DEMO || config.MOCK,
        apiBase,
      })
    }
    const app = createServer({ platform, sites, mountSite, addressOf: createAddressOf(config.TRUSTED_PROXIES) })
    const means = { platform: unhurried, sites }
    await jobs.work(handleJobs(means), recurrentJobs)
    const stopDueWork = startDueWork(means)
    const endStreams = () => {
      platform.live.endStreams()
      mock?.endStreams()
    }
    const closeAll = async () => {
      endStreams()
      await platform.background.settled(backgroundPatience)
      await stopDueWork()
      await jobs.stop()
      await mock?.close()
      await platform.live.close()
      await close()
    }
    return { app, platform, metrics: metrics?.app ?? null, endStreams, close: closeAll }
  } catch (error) {
    // An open resource would keep a useless process alive.
    for (const stop of opened) await stop()
    throw error
  }
}

/** The library is loaded only if somebody collects the metrics. */
async function loadMetrics(sources: Parameters<typeof openMetrics>[0]) {
  const { openMetrics: open } = await import('./platform/openMetrics.ts')
  return open(sources)
}
