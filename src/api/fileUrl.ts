/**
 * The address of a file with the right to read it: a tag such as <img> sends no header (specification §7).
 * A data URL holds the file itself, and no token goes into it.
 */
export function withAccessToken(url: string, accessToken: string | null): string {
  if (accessToken === null || url.startsWith('data:')) return url
  const [address = '', fragment] = url.split('#', 2)
  const separator = address.includes('?') ? '&' : '?'
  const signed = `${address}${separator}access_token=${encodeURIComponent(accessToken)}`
  return fragment === undefined ? signed : `${signed}#${fragment}`
}
