import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createQueue } from './queue.ts'

/**
 * Password hashing (argon2id). Two hashes run at once; when too many wait, further ones are refused as `unavailable`
 * with Retry-After.
 */
export type Hasher = {
  /** A PHC string. */
  readonly hash: (password: string) => Promise<string>
  /** `null` = no such account: the same work runs and the answer is false. */
  readonly verify: (phc: string | null, password: string) => Promise<boolean>
  /** True when a hash was made with weaker settings than the current ones. */
  readonly isOutdated: (phc: string) => boolean
}

type Settings = {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  /** Number of hashes that run at once, and number that may wait for a turn. */
  readonly running: number
  readonly waiting: number
}
/** OWASP's minimum for argon2id; each hash takes 19 MiB and about 30 ms of a core. */
const todaysSettings: Settings = { memoryCost: 19 * 1024, timeCost: 2, running: 2, waiting: 16 }

/** `hash` and `verify` throw `unavailable` when too many wait. */
export function createHasher(settings: Partial<Settings> = {}): Hasher {
  const { memoryCost, timeCost, running, waiting } = { ...todaysSettings, ...settings }
  const options = { memoryCost, timeCost, parallelism: 1 }
  const inTurn = createQueue(running, waiting)
  // An unknown account costs as much as a known one: it is checked against a hash whose password nobody has.
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
