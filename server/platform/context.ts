import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Hub } from '#server/services/live/hub.ts'
import type { Background } from './background.ts'
import type { Captcha } from './captcha.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Hasher } from './hasher.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { RateLimits } from './rateLimits.ts'

/** Who is asking: the person whose data is shown, and the administrator behind them while impersonating. */
export type Actor = {
  readonly userId: string
  readonly sessionId: string
  /** A session works on the site of the offer it was opened on, and on no other. */
  readonly offer: OfferCode
  readonly isAdministrator: boolean
  readonly impersonatorId: string | null
}

/** What every verb may touch, made once at start. */
export type Platform = {
  readonly db: Database
  readonly now: () => Date
  readonly hasher: Hasher
  readonly mailer: Mailer
  readonly files: FileStore
  readonly captcha: Captcha
  readonly limits: RateLimits
  readonly log: Log
  readonly background: Background
  readonly live: Hub
  /** Signs the tokens of the support widget: from the configuration, or random for the life of the process. */
  readonly supportKey: Uint8Array
}

/** A request's context: the platform, the offer of the site it came to, and how to answer. Built per request, or by hand in a test. */
export type Ctx = Platform & {
  /**
   * For work after the answer: `db` may be the transaction of a request that carried an `Idempotency-Key`, and is over then.
   * Never inside that request: the embedded database has one connection.
   */
  readonly lastingDb: Database
  readonly offer: Offer
  /** Address of an offer's own site, without a trailing slash, for links in e-mails: never taken from the request. */
  readonly urlOf: (code: OfferCode) => string
  readonly locale: LocaleCode
  /** Remote address, for rate limits; never stored. */
  readonly address: string
  /** The browser as it names itself, cut: kept beside the session it opens, for its owner to recognise. */
  readonly userAgent: string | null
  readonly requestId: string
}

/** The context of a route whose access is `person` or `administrator`. */
export type SignedInCtx = Ctx & { readonly actor: Actor }
