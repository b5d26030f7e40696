import type { Context } from 'hono'
import { type DestinationStream, pino } from 'pino'
import type { Env } from './app.ts'
import { describeError } from './describeError.ts'

export type Log = {
  readonly info: (message: string) => void
  readonly request: (c: Context<Env>, milliseconds: number) => void
  readonly failure: (c: Context<Env>, error: unknown) => void
  /** A request that its client aborted. */
  readonly cut: (c: Context<Env>) => void
  /** The application crashed in somebody's browser. */
  readonly crash: (report: { readonly message: string; readonly stack: string; readonly path: string }) => void
  /** A fault outside any request. */
  readonly fault: (message: string, error: unknown) => void
}

const censored = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'refreshToken', 'access_token']

/** One JSON line per event. A line contains the path, but never the query string, a header or a body. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const logger = pino(
    { level, base: null, redact: { paths: censored.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' } },
    destination ?? pino.destination(1),
  )
  return {
    info: (message) => logger.info(message),
    request: (c, milliseconds) => logger.info({ ...requestOf(c), status: c.res.status, ms: Math.round(milliseconds) }),
    failure: (c, error) => logger.error({ ...requestOf(c), error: describeError(error) }, 'request failed'),
    cut: (c) => logger.info(requestOf(c), 'the sender cut the request off'),
    crash: (report) => logger.error({ report }, 'the application crashed in a browser'),
    fault: (message, error) => logger.error({ error: describeError(error) }, message),
  }
}

const requestOf = (c: Context<Env>) => ({
  requestId: c.var.ctx.requestId,
  method: c.req.method,
  path: loggable(c.req.path),
  offer: c.var.ctx.offer.code,
})

/** A segment of an API address that is neither a known word nor an id is user input, so it stays out of the log. */
const loggable = (path: string) =>
  /\/v\d\//.test(path)
    ? path
        .split('/')
        .map((segment) => (/^[a-z0-9_-]{0,40}$/.test(segment) ? segment : '?'))
        .join('/')
    : path
