/** Names of the limits; each is counted per address, and per e-mail where the verb names one. */
export type LimitName = 'signIn' | 'mailCheck' | 'mail' | 'errorReport'

/** Throws `too_many_requests` with the seconds to wait once `key` has used up the limit. */
export type RateLimits = { readonly take: (name: LimitName, key: string) => Promise<void> }
