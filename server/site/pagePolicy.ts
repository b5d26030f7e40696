type Policy = {
  readonly nonce: string
  /** The origins that may show the page in a frame. */
  readonly frameAncestors?: string
  /** The one foreign origin that a page may send to: it counts the pages of those who allow it. */
  readonly analyticsOrigin?: string
  /** Vite's dev server reloads over a socket, and its overlay writes HTML. */
  readonly isDevelopment?: boolean
}

/** The Content-Security-Policy of a page: our own files, nonced inline blocks, and no text that turns into code. */
export function pagePolicy({
  nonce,
  frameAncestors = "'none'",
  analyticsOrigin,
  isDevelopment = false,
}: Policy): string {
  const reached = ["'self'", ...(analyticsOrigin ? [analyticsOrigin] : []), ...(isDevelopment ? ['ws:'] : [])]
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${reached.join(' ')}`,
    isDevelopment ? "worker-src 'self' blob:" : "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types portal']),
  ].join('; ')
}
