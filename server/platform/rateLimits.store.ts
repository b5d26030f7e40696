import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from './problem.ts'
import { rateLimits } from './rateLimits.tables.ts'

/** Names of the limits. Each counts per address, and also per e-mail where the verb names one. */
type LimitName =
  | 'signIn'
  | 'refresh'
  | 'mailCheck'
  | 'mail'
  | 'invitation'
  | 'report'
  | 'conversation'
  | 'message'
  | 'topic'
  | 'post'
  | 'ticket'
  | 'errorReport'
  | 'export'
  | 'calendar'
  | 'paper'
  | 'pushTest'
  | 'contestLink'
  | 'passwordLink'
  | 'signatureEvent'
  | 'signatureCheck'
  | 'inboundMail'
  | 'mailReply'
  | 'replyAnswer'

/** Throws `too_many_requests` with the seconds to wait once `key` has used up the limit. */
export type RateLimits = { readonly take: (name: LimitName, key: string) => Promise<void> }

/** At most `points` calls within `duration` seconds. */
const limits: Record<LimitName, { readonly points: number; readonly duration: number }> = {
  signIn: { points: 30, duration: 60 },
  // Generous: a whole office shares an address, and a session refreshes four times an hour.
  refresh: { points: 120, duration: 60 },
  mailCheck: { points: 20, duration: 60 },
  mail: { points: 6, duration: 15 * 60 },
  // A lessor of a few flats invites a few people; nobody invites a hundred.
  invitation: { points: 20, duration: 3_600 },
  // A report is mailed to several people.
  report: { points: 60, duration: 3_600 },
  // Each conversation reaches new people.
  conversation: { points: 30, duration: 3_600 },
  // Faster than anybody types.
  message: { points: 60, duration: 60 },
  // Every topic reaches all co-owners of a building.
  topic: { points: 20, duration: 3_600 },
  // Every post is mailed to all followers of its topic.
  post: { points: 30, duration: 10 * 60 },
  ticket: { points: 30, duration: 3_600 },
  errorReport: { points: 10, duration: 60 },
  // An export is expensive and rare.
  export: { points: 6, duration: 15 * 60 },
  // Calendar services fetch for many people from few addresses.
  calendar: { points: 300, duration: 60 },
  // Every paper is generated on request.
  paper: { points: 30, duration: 60 },
  pushTest: { points: 10, duration: 60 },
  contestLink: { points: 30, duration: 60 },
  passwordLink: { points: 30, duration: 60 },
  // A provider reports for everybody from few addresses.
  signatureEvent: { points: 300, duration: 60 },
  // An open page asks every few seconds.
  signatureCheck: { points: 40, duration: 60 },
  // The mail server posts everybody's replies from one address.
  inboundMail: { points: 600, duration: 60 },
  // Faster than people write mails, and slower than two machines that reply to each other.
  mailReply: { points: 30, duration: 3_600 },
  replyAnswer: { points: 10, duration: 3_600 },
}

type Settings = {
  /** Multiplies every limit (tests, load tests). */
  readonly scale?: number
  /** Where all processes count together; `null` = this process counts alone, in memory. */
  readonly store?: Pool | null
}

/** A key that is used up is refused from memory until its time ends, so that a flood costs no queries. */
export function createRateLimits({ scale = 1, store = null }: Settings = {}): RateLimits {
  const limiter = (name: LimitName) => {
    const points = Math.max(1, Math.round(limits[name].points * scale))
    const counted = { ...limits[name], points, keyPrefix: name }
    if (store === null) return new RateLimiterMemory(counted)
    return new RateLimiterPostgres({
      ...counted,
      storeClient: store,
      storeType: 'pool',
      tableName: getTableName(rateLimits),
      tableCreated: true,
      inMemoryBlockOnConsumed: points + 1,
      // One of the limiters clears the table for all.
      clearExpiredByTimeout: name === 'signIn',
    })
  }
  const limiters = {
    signIn: limiter('signIn'),
    refresh: limiter('refresh'),
    mailCheck: limiter('mailCheck'),
    mail: limiter('mail'),
    invitation: limiter('invitation'),
    report: limiter('report'),
    conversation: limiter('conversation'),
    message: limiter('message'),
    topic: limiter('topic'),
    post: limiter('post'),
    ticket: limiter('ticket'),
    errorReport: limiter('errorReport'),
    export: limiter('export'),
    calendar: limiter('calendar'),
    paper: limiter('paper'),
    pushTest: limiter('pushTest'),
    contestLink: limiter('contestLink'),
    passwordLink: limiter('passwordLink'),
    signatureEvent: limiter('signatureEvent'),
    signatureCheck: limiter('signatureCheck'),
    inboundMail: limiter('inboundMail'),
    mailReply: limiter('mailReply'),
    replyAnswer: limiter('replyAnswer'),
  }
  return {
    take: async (name, key) => {
      try {
        await limiters[name].consume(createHash('sha256').update(key).digest('base64url'))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new Problem('too_many_requests', `limit ${name} is used up`, { retryAfter: refusal.msBeforeNext / 1000 })
      }
    },
  }
}
