import { createHash } from 'node:crypto'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import type { App } from '../platform/app.ts'
import type { Asset, Assets, Encoding } from './assets.ts'

const hashedFolder = 'assets/'
/** A worker obeys the policy of its own file, and its chunks are ours. A drawing opened directly runs nothing. */
const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"
/** WebAssembly decodes scanned pages; text still never turns into code. */
const pdfWorker = /^assets\/pdf\.worker-[\w-]+\.js$/
const pdfWorkerPolicy = scriptPolicy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Files of the build, in the best encoding the browser accepts; files with a hash in their name never change. */
export function assetRoutes(app: App, assets: Assets): void {
  app.get('*', (c, next) => {
    const asset = assets.find(c.req.path)
    if (!asset) return next()
    const encoding = chooseEncoding(asset, c.req.header('accept-encoding') ?? '')
    const body = assets.read(asset, encoding)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const isHashed = asset.path.startsWith(hashedFolder)
    const type = getMimeType(asset.path) ?? 'application/octet-stream'
    c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    c.header('content-security-policy', policyOf(asset, type))
    c.header('etag', etag)
    c.header('vary', 'Accept-Encoding')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('content-type', type)
    if (encoding) c.header('content-encoding', encoding)
    return c.body(body)
  })
}

function policyOf({ path }: Asset, type: string) {
  if (pdfWorker.test(path)) return pdfWorkerPolicy
  return /javascript/.test(type) ? scriptPolicy : filePolicy
}

function chooseEncoding({ encodings }: Asset, accepted: string): Encoding | null {
  const names = parseAccept(accepted)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
  return encodings.find((encoding) => names.includes(encoding)) ?? null
}
