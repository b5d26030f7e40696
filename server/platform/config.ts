import { z } from 'zod'
import { offerCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { offers } from '#offers/offers.ts'
import { loopback, readProxies } from './addressOf.ts'
import type { S3Settings } from './files/s3Files.ts'
import type { ZendeskSettings } from './helpdesk/zendeskCalls.ts'
import type { PushSettings } from './push.ts'
import type { ReplySettings } from './replies.ts'
import type { SignerSettings } from './signature/remoteSigner.ts'

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')
const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535)
const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
const origin = address('http:', 'https:').refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: 'must be an origin such as https://app.example, without a path',
})

const proxies = z.string().transform((list, context) => {
  const read = readProxies(list)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'must be addresses or CIDR ranges, separated by commas' })
  return z.NEVER
})

/** The push services of today's browsers: Chrome and Edge, Firefox, Safari, Windows. */
const pushServices = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'
/** `2:<64 hexadecimal digits>,1:<64 hexadecimal digits>`: the first seals, the others only open. */
const secretKeys = z
  .string()
  .regex(/^\d{1,3}:[0-9a-f]{64}(,\d{1,3}:[0-9a-f]{64})*$/i, {
    error: 'must be a number from 1 to 255 and 64 hexadecimal digits, such as 1:0f…',
  })
  .transform((text) =>
    text.split(',').map((entry) => ({
      id: Number(entry.slice(0, entry.indexOf(':'))),
      key: Buffer.from(entry.slice(entry.indexOf(':') + 1), 'hex'),
    })),
  )
  .refine(
    (keys) => keys.every(({ id }) => id > 0 && id < 256) && new Set(keys.map(({ id }) => id)).size === keys.length,
    {
      error: 'must have different numbers from 1 to 255',
    },
  )

const list = z.string().transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))

/** An empty variable counts as absent: container tools unset variables that way. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  FILES_DIR: z.string().optional(),
  S3_ENDPOINT: address('http:', 'https:').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  DEMO: flag.optional(),
  DEMO_CLOCK: z.iso
    .datetime({ error: 'must be a moment such as 2026-11-24T15:00:00Z' })
    .transform((text) => new Date(text))
    .optional(),
  DEMO_SCALE: z.coerce
    .number()
    .refine((scale) => Number.isInteger(scale) && scale >= 0 && scale <= 50, 'must be a whole number from 0 to 50')
    .optional(),
  MOCK: flag.default(false),
  OFFER: z.string().toUpperCase().pipe(offerCode).optional(),
  TRUSTED_PROXIES: proxies.prefault(loopback),
  PUBLIC_URL: address('http:', 'https:').optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  REPLY_DOMAIN: z
    .string()
    .regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i, { error: 'must be a domain such as reply.portal.example' })
    .optional(),
  REPLY_KEY: z.string().min(32).optional(),
  REPLY_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, { error: 'must be 32 characters or more, without spaces' })
    .optional(),
  SMS_URL: address('http:', 'https:').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  EMBEDDED_LOGIN_ORIGIN: origin.optional(),
  ANALYTICS_URL: address('http:', 'https:').optional(),
  CAPTCHA_KEY: z.string().min(32).optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  SUPPORT_KEY: z.string().min(32).optional(),
  ZENDESK_URL: origin.optional(),
  ZENDESK_KEY: z
    .string()
    .regex(/^[^\s:@]+@[^\s:]+\/token:\S+$/, { error: 'must be <e-mail>/token:<token of the API>' })
    .optional(),
  SECRETS_KEY: secretKeys.optional(),
  SIGNATURE_P12: z.string().optional(),
  SIGNATURE_PASSPHRASE: z.string().optional(),
  SIGNATURE_URL: address('http:', 'https:').optional(),
  SIGNATURE_KEY: z.string().optional(),
  SIGNATURE_WEBHOOK_SECRET: z.string().min(32).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, { error: 'must be a key of “npm run portal -- vapid-keys”' })
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be a key of “npm run portal -- vapid-keys”' })
    .optional(),
  VAPID_SUBJECT: address('mailto:', 'https:').optional(),
  PUSH_SERVICES: list.prefault(pushServices),
  JOBS_TAKEOVER_SECONDS: z.coerce.number().int().min(10).max(3_600).default(60),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
})
type Environment = z.output<typeof environment>

export type Config = Omit<Environment, 'DEMO' | 'PUBLIC_URL'> & {
  readonly DEMO: boolean
  /** `null` = each offer is on its own site. */
  readonly PUBLIC_URL: string | null
  /** `null` = files are in a folder. */
  readonly s3: S3Settings | null
  /** `null` = no push notifications are sent. */
  readonly push: PushSettings | null
  /** `null` = owners sign mandates in the portal, with codes. */
  readonly signer: SignerSettings | null
  /** `null` = replies to mails are not accepted. */
  readonly replies: ReplySettings | null
  /** `null` = support tickets are only in the portal. */
  readonly zendesk: ZendeskSettings | null
}

/** The message is one line that names every wrong variable. It leaves out the values, because some are secrets. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration'
}

/** Reads the environment once, at start; no other code reads it. Throws `WrongConfiguration`. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  brands: readonly Pick<Offer, 'code' | 'recaptchaSiteKey'>[] = Object.values(offers),
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new WrongConfiguration(`Wrong configuration: ${faults.join('; ')}`)
  }
  const config = parsed.data
  const isDemo = config.DEMO ?? config.DATABASE_URL === undefined
  const publicUrl = config.PUBLIC_URL ?? (isDemo ? `http://localhost:${config.PORT}` : null)
  if (!isDemo && config.SMTP_URL === undefined) {
    throw new WrongConfiguration(
      'Wrong configuration: SMTP_URL: is needed unless DEMO=1, which shows mails in an outbox',
    )
  }
  if (!isDemo && config.DEMO_CLOCK !== undefined) {
    throw new WrongConfiguration('Wrong configuration: DEMO_CLOCK: is for demos, where no hour matters')
  }
  if (!isDemo && config.DEMO_SCALE !== undefined) {
    throw new WrongConfiguration('Wrong configuration: DEMO_SCALE: is for demos, whose world it makes larger')
  }
  if (!isDemo && config.SECRETS_KEY === undefined) {
    throw new WrongConfiguration(
      'Wrong configuration: SECRETS_KEY: is needed unless DEMO=1: 1: and 64 hexadecimal digits, for example those of “openssl rand -hex 32”',
    )
  }
  const withKey = brands.filter(({ recaptchaSiteKey }) => recaptchaSiteKey !== null).map(({ code }) => code)
  if (!isDemo && withKey.length > 0 && config.RECAPTCHA_SECRET === undefined) {
    throw new WrongConfiguration(
      `Wrong configuration: RECAPTCHA_SECRET: is needed by the reCAPTCHA site key of ${withKey.join(', ')}`,
    )
  }
  return {
    ...config,
    DEMO: isDemo,
    PUBLIC_URL: publicUrl,
    s3: readBucket(config),
    push: readPush(config),
    signer: readSigner(config),
    replies: readReplies(config),
    zendesk: readZendesk(config),
  }
}

const text = z.string()

/** An incomplete configuration would put files where nobody looks for them. */
function readBucket(config: Environment): S3Settings | null {
  const needed = { S3_ENDPOINT: text, S3_BUCKET: text, S3_ACCESS_KEY_ID: text, S3_SECRET_ACCESS_KEY: text }
  const given = allOrNone(config, z.object(needed), 'a file store on S3')
  return (
    given && {
      endpoint: given.S3_ENDPOINT,
      bucket: given.S3_BUCKET,
      region: config.S3_REGION,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    }
  )
}

function readPush(config: Environment): PushSettings | null {
  const needed = { VAPID_PUBLIC_KEY: text, VAPID_PRIVATE_KEY: text, VAPID_SUBJECT: text }
  const given = allOrNone(config, z.object(needed), 'push notifications')
  return (
    given && {
      publicKey: given.VAPID_PUBLIC_KEY,
      privateKey: given.VAPID_PRIVATE_KEY,
      subject: given.VAPID_SUBJECT,
      services: config.PUSH_SERVICES,
    }
  )
}

function readSigner(config: Environment): SignerSettings | null {
  const needed = { SIGNATURE_URL: text, SIGNATURE_KEY: text, SIGNATURE_WEBHOOK_SECRET: text }
  const given = allOrNone(config, z.object(needed), 'a signature provider')
  return given && { url: given.SIGNATURE_URL, key: given.SIGNATURE_KEY, webhookSecret: given.SIGNATURE_WEBHOOK_SECRET }
}

function readReplies(config: Environment): ReplySettings | null {
  const needed = { REPLY_DOMAIN: text, REPLY_KEY: text, REPLY_WEBHOOK_SECRET: text }
  const given = allOrNone(config, z.object(needed), 'replies to mails')
  return given && { domain: given.REPLY_DOMAIN, key: given.REPLY_KEY, webhookSecret: given.REPLY_WEBHOOK_SECRET }
}

function readZendesk(config: Environment): ZendeskSettings | null {
  const given = allOrNone(config, z.object({ ZENDESK_URL: text, ZENDESK_KEY: text }), 'Zendesk')
  return given && { url: given.ZENDESK_URL, key: given.ZENDESK_KEY }
}

/** All settings of a group, or none. */
function allOrNone<Needed extends z.ZodObject>(config: Environment, needed: Needed, purpose: string) {
  const given = needed.safeParse(config)
  if (given.success) return given.data
  const absent = given.error.issues.map(({ path }) => path.join('.'))
  if (absent.length === Object.keys(needed.shape).length) return null
  throw new WrongConfiguration(`Wrong configuration: ${absent.join(', ')}: needed by ${purpose}`)
}
