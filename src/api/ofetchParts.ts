/**
 * Replaces the functions of `ufo` and `destr` that ofetch uses, wherever `vite.config.ts` builds for a browser: the platform
 * itself handles addresses and JSON.
 */
export const withBase = (path: string, base: string) => base.replace(/\/$/, '') + path

export function withQuery(address: string, query: Readonly<Record<string, string>>) {
  const written = String(new URLSearchParams(query))
  if (written === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${written}`
}

export default JSON.parse
