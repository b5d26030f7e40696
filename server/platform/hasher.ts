/** Password hashing (argon2id). At most two hashes run at once: surplus is refused as `unavailable` with Retry-After. */
export type Hasher = {
  /** A PHC string. */
  readonly hash: (password: string) => Promise<string>
  /** `null` = no such account: the same work is done and the answer is false. */
  readonly verify: (phc: string | null, password: string) => Promise<boolean>
  /** True when the hash was made with weaker settings than today's. */
  readonly isOutdated: (phc: string) => boolean
}
