import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from '../platform/app.ts'
import { pagePolicy } from './pagePolicy.ts'

type Options = Omit<Parameters<typeof pagePolicy>[0], 'nonce'> & { readonly status?: 200 | 404 }

/** Answers HTML under its own policy. Each answer has a new nonce, so a browser asks for the page each time. */
export async function answerPage(
  c: Context<Env>,
  write: (nonce: string) => string | Promise<string>,
  { status = 200, ...policy }: Options = {},
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  c.header('content-security-policy', pagePolicy({ nonce, ...policy }))
  c.header('cache-control', 'private, no-cache')
  c.header('vary', 'Accept-Language, User-Agent')
  return c.html(await write(nonce), status)
}
