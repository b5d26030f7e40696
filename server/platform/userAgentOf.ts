import type { Context } from 'hono'

/** Enough to tell one browser from another; nobody fills the database with it. */
const longest = 300

/** The browser as it names itself; `null` = it does not say. */
export const userAgentOf = (c: Context): string | null =>
  c.req.header('user-agent')?.trim().slice(0, longest).trimEnd() || null
