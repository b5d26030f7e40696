import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createQueue } from './queue.ts'

/** Password hashing (argon2id). At most two hashes run at once: surplus is refused as `unavailable` with Retry-After. */
export type Hasher = {
  /** A PHC string. */
  readonly hash: (password: string) => Promise<string>
  /** `null` = no such account: the same work is done and the answer is false. */
  readonly verify: (phc: string | null, password: string) => Promise<boolean>
  /** True when the hash was made with weaker settings than today's. */
  readonly isOutdated: (phc: string) => boolean
}

type Settings = {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  /** Hashes that run at once, and hashes that may wait for their turn. */
  readonly running: number
  readonly waiting: number
}
/** OWASP's minimum for argon2id; each hash takes 19 MiB and a core for some 30 ms. */
const todaysSettings: Settings = { memoryCost: 19 * 1024, timeCost: 2, running: 2, waiting: 16 }

/** Throws `unavailable` from `hash` and `verify` when too many wait. */
export function createHasher(settings: Partial<Settings> = {}): Hasher {
  const { memoryCost, timeCost, running, waiting } = { ...todaysSettings, ...settings }
  const options = { memoryCost, timeCost, parallelism: 1 }
  const inTurn = createQueue(running, waiting)
  // An unknown account costs what a known one does: a hash nobody has the password of.
  const decoy = hash(randomBytes(32), options)

  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (phc, password) =>
      inTurn(async () => {
        const isRight = await verify(phc ?? (await decoy), password)
        return isRight && phc !== null
      }),
    isOutdated: (phc) => {
      if (!phc.startsWith('$argon2id$')) return true
      const made = parseOptions(phc)
      return made.memoryCost < memoryCost || made.timeCost < timeCost
    },
  }
}
