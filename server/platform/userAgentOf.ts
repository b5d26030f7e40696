import type { Context } from 'hono'

/** Enough to tell browsers apart, and too short to fill the database. */
const longest = 300

/** The browser's own name for itself; `null` = it sends none. */
export const userAgentOf = (c: Context): string | null =>
  c.req.header('user-agent')?.trim().slice(0, longest).trimEnd() || null
