/**
 * Replaces `ufo` and `destr`, of which ofetch uses these functions, wherever `vite.config.ts` builds for a browser: the platform
 * itself handles addresses and JSON.
 */
export const withBase = (path: string, base: string) => base.replace(/\/$/, '') + path

export function withQuery(address: string, query: Readonly<Record<string, string>>) {
  const written = String(new URLSearchParams(query))
  if (written === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${written}`
}

export default JSON.parse
