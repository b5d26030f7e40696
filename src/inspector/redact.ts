const secret = /password|token|secret|authorization|credential|captcha|solution|iban|bankAccount|signatureCode/i
const mask = '•••'
const deepest = 6

/** A copy that is safe to show: no secret, no cycle, no endless structure. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return 'function'
  if (value instanceof Error) return { error: value.name, message: value.message }
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}` : value
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  if (value instanceof Map) return redact(Object.fromEntries(value), depth)
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor.name}]`
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secret.test(key) && !isBare(item) ? mask : redact(item, depth + 1),
    ]),
  )
}

/** The absence of a token is worth showing and reveals nothing. */
const isBare = (value: unknown) => value === null || value === undefined || typeof value === 'boolean'
