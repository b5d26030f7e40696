import { siteCaches } from '../worker/siteCaches.ts'

/** The address of the copy in its cache; no request ever goes there. */
const address = '/reading'

/**
 * The copy is encrypted with the key of the session: 128 random bits that this browser creates at sign-in, no request carries and
 * log-out erases. So nobody can read what an interrupted log-out leaves behind.
 */
async function sealWith(session: string) {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session))
  return crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
const ivLength = 12

export async function writeCopy(session: string, content: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const text = new TextEncoder().encode(JSON.stringify(content))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealWith(session), text)
  const cache = await caches.open(siteCaches.reading)
  const bytes = new Uint8Array(ivLength + sealed.byteLength)
  bytes.set(iv)
  bytes.set(new Uint8Array(sealed), ivLength)
  await cache.put(address, new Response(bytes))
}

/** The data written by this session, or `null`; another session's copy is removed. */
export async function readCopy(session: string): Promise<unknown> {
  const found = await caches.match(address, { cacheName: siteCaches.reading })
  if (!found) return null
  const bytes = new Uint8Array(await found.arrayBuffer())
  try {
    const iv = bytes.slice(0, ivLength)
    const key = await sealWith(session)
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(ivLength))
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    await forgetCopy()
    return null
  }
}

export const forgetCopy = () => caches.delete(siteCaches.reading)
