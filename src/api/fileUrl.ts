/**
 * The address of a file with its access token, because a tag such as <img> sends no header (specification §7). A data
 * URL contains the file itself, so it gets no token.
 */
export function withAccessToken(url: string, accessToken: string | null): string {
  if (accessToken === null || url.startsWith('data:')) return url
  const [address = '', fragment] = url.split('#', 2)
  const separator = address.includes('?') ? '&' : '?'
  const signed = `${address}${separator}access_token=${encodeURIComponent(accessToken)}`
  return fragment === undefined ? signed : `${signed}#${fragment}`
}
