import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from './problem.ts'

/** Names of the limits; each is counted per address, and per e-mail where the verb names one. */
type LimitName =
  | 'signIn'
  | 'refresh'
  | 'mailCheck'
  | 'mail'
  | 'invitation'
  | 'report'
  | 'errorReport'
  | 'export'
  | 'calendar'
  | 'paper'

/** Throws `too_many_requests` with the seconds to wait once `key` has used up the limit. */
export type RateLimits = { readonly take: (name: LimitName, key: string) => Promise<void> }

/** So many times in so many seconds. */
const limits: Record<LimitName, { readonly points: number; readonly duration: number }> = {
  signIn: { points: 30, duration: 60 },
  // Generous: everybody in one office shares an address, and a session asks four times an hour.
  refresh: { points: 120, duration: 60 },
  mailCheck: { points: 20, duration: 60 },
  mail: { points: 6, duration: 15 * 60 },
  // A person who lets a few flats invites a few people; nobody invites a hundred.
  invitation: { points: 20, duration: 3_600 },
  // Each of them is mailed to several people.
  report: { points: 60, duration: 3_600 },
  errorReport: { points: 10, duration: 60 },
  // Costly to gather, and seldom needed.
  export: { points: 6, duration: 15 * 60 },
  // Services that fetch calendars for many people do so from few addresses.
  calendar: { points: 300, duration: 60 },
  // Each is written anew.
  paper: { points: 30, duration: 60 },
}

/** Counted in memory: a flood is stopped before it costs a query. `scale` multiplies every limit (tests, load tests). */
export function createRateLimits(scale = 1): RateLimits {
  const limiter = (name: LimitName) =>
    new RateLimiterMemory({ ...limits[name], points: Math.max(1, Math.round(limits[name].points * scale)) })
  const limiters = {
    signIn: limiter('signIn'),
    refresh: limiter('refresh'),
    mailCheck: limiter('mailCheck'),
    mail: limiter('mail'),
    invitation: limiter('invitation'),
    report: limiter('report'),
    errorReport: limiter('errorReport'),
    export: limiter('export'),
    calendar: limiter('calendar'),
    paper: limiter('paper'),
  }
  return {
    take: async (name, key) => {
      try {
        await limiters[name].consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new Problem('too_many_requests', `limit ${name} is used up`, { retryAfter: refusal.msBeforeNext / 1000 })
      }
    },
  }
}
