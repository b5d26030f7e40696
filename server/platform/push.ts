import type { PushMessage } from '#contract/push.ts'

type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Sends messages to browsers through their push services (RFC 8030), encrypted for the browser (RFC 8291). */
export type Push = {
  /** The key that browsers subscribe with. */
  readonly publicKey: string
  /** Whether the service at this address may be called. The address comes from the browser, so it could name any machine. */
  readonly isAllowed: (endpoint: string) => boolean
  /** Rejects for a retry. `gone` = the browser has ended its subscription. */
  readonly send: (target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>
}

export type PushSettings = {
  readonly publicKey: string
  readonly privateKey: string
  /** A contact for the push services: `mailto:` or `https:`. */
  readonly subject: string
  /** Hosts, called by HTTPS only, with all their subdomains after `*.`; or whole origins. */
  readonly services: readonly string[]
}

/** Seconds for which a service keeps a message for a device that is off. */
const lifetime = 24 * 3_600
/** Milliseconds. */
const patience = 10_000

export function createPush({ publicKey, privateKey, subject, services }: PushSettings): Push {
  const isAllowed = (endpoint: string) => URL.canParse(endpoint) && services.some(matches(new URL(endpoint)))
  return {
    publicKey,
    isAllowed,
    send: async ({ endpoint, p256dh, auth }, message) => {
      // The list may have become shorter since the browser subscribed.
      if (!isAllowed(endpoint)) return 'gone'
      const { default: library } = await import('web-push')
      const request = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: lifetime,
      })
      // Our own request, because the library limits neither time nor size, and follows redirects.
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: withoutLength(request.headers),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return 'gone'
      if (!response.ok) throw new Error(`the push service answered ${response.status}`)
      return 'sent'
    },
  }
}

/** Fetch writes this header itself. */
const withoutLength = (headers: Readonly<Record<string, unknown>>) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
  )

const matches =
  ({ protocol, hostname, port, origin, username, password }: URL) =>
  (service: string) => {
    if (username !== '' || password !== '') return false
    if (service.includes('://')) return origin === service
    if (protocol !== 'https:' || port !== '') return false
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
  }
