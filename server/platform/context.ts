import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Background } from './background.ts'
import type { Captcha } from './captcha.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Hasher } from './hasher.ts'
import type { Helpdesk } from './helpdesk/helpdesk.ts'
import type { Hub } from './hub.ts'
import type { Jobs } from './jobs/job.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { Metrics } from './metrics.ts'
import type { Push } from './push.ts'
import type { RateLimits } from './rateLimits.store.ts'
import type { Replies } from './replies.ts'
import type { Seal } from './seal/openSeal.ts'
import type { Secrets } from './secrets.ts'
import type { RemoteSigner } from './signature/remoteSigner.ts'
import type { Texter } from './texter.ts'

/** The caller: the person whose data is shown, and the administrator behind them while impersonating. */
export type Actor = {
  readonly userId: string
  readonly sessionId: string
  /** A session works only on the site of the offer where it was opened. */
  readonly offer: OfferCode
  readonly isAdministrator: boolean
  readonly impersonatorId: string | null
}

/** What every verb may use, built once at start. */
export type Platform = {
  readonly db: Database
  readonly now: () => Date
  readonly hasher: Hasher
  readonly mailer: Mailer
  /** `null` = replies to mails are not accepted. */
  readonly replies: Replies | null
  /** `null` = there is no gateway, and nothing can be signed with a code. */
  readonly texter: Texter | null
  readonly secrets: Secrets
  /** `null` = there is no certificate, and no paper can be signed. */
  readonly seal: Seal | null
  /** The provider at which mandates are signed; `null` = owners sign in the portal, with codes. */
  readonly signer: RemoteSigner | null
  /** The help desk that also has the support tickets; `null` = only the portal has them. */
  readonly helpdesk: Helpdesk | null
  readonly files: FileStore
  readonly captcha: Captcha
  readonly limits: RateLimits
  readonly log: Log
  /** `null` = nobody reads them. */
  readonly metrics: Metrics | null
  readonly background: Background
  readonly jobs: Jobs
  /** `null` = there are no keys, and no push notifications are sent. */
  readonly push: Push | null
  readonly live: Hub
  /**
   * Signs the tokens of the support widget. It comes from the configuration, or is random for the life of the
   * process.
   */
  readonly supportKey: Uint8Array
}

/**
 * A request's context: the platform, the offer of its site, and the language of the response. Built per request, or by hand in a
 * test.
 */
export type Ctx = Platform & {
  /**
   * The database for work after the response. `db` may be the transaction of a request with an `Idempotency-Key`, which is over
   * by then. Never use it inside that request: the embedded database has one connection.
   */
  readonly lastingDb: Database
  readonly offer: Offer
  /**
   * The address of an offer's own site, without a trailing slash, for links in e-mails; never taken from the request.
   */
  readonly urlOf: (code: OfferCode) => string
  readonly locale: LocaleCode
  /** Remote address, for rate limits; stored only as a hash, until the limit ends. */
  readonly address: string
  /** The browser's own name for itself, shortened. The session keeps it so that its owner recognises the device. */
  readonly userAgent: string | null
  readonly requestId: string
}

/** The context of a route whose access is `person` or `administrator`. */
export type SignedInCtx = Ctx & { readonly actor: Actor }
