import { createHmac, timingSafeEqual } from 'node:crypto'

/** The headers of an event, and its body as received, byte for byte. */
export type SignedEvent = {
  /** Seconds since 1970. */
  readonly timestamp: string | undefined
  /** HMAC-SHA256 of `timestamp.body`, in hexadecimal digits. */
  readonly signature: string | undefined
  readonly body: Uint8Array
}

/** Maximum age of an event in seconds; clocks may differ by as much. */
const patience = 5 * 60

const signatureOf = (secret: string, timestamp: string, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()

/** Whether somebody who knows the secret has signed this event within five minutes. */
export function isSignedEvent(secret: string, { timestamp, signature, body }: SignedEvent, now: Date): boolean {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp) || !signature || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const isGenuine = timingSafeEqual(signatureOf(secret, timestamp, body), Buffer.from(signature, 'hex'))
  return isGenuine && Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= patience
}
