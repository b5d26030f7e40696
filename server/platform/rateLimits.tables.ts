import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Calls that count towards a limit, shared by all processes; in the shape that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  /** The name of the limit, and the SHA-256 of what it counts: an address, an e-mail, a session. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
