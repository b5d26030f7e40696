import type { Assets } from '#server/site/assets.ts'

const template = `<!doctype html><html lang="%LANG%"><head><title>%TITLE%</title><!--page--></head>
<body><div id="root"></div><script type="module" nonce="%NONCE%" src="/assets/main-1a2b3c4d.js"></script></body></html>`
const script = 'assets/main-1a2b3c4d.js'

/** A build with one script. */
export const testAssets: Assets = {
  isDevelopment: false,
  template: async () => template,
  find: (pathname) => (pathname === `/${script}` ? { path: script, encodings: ['br', 'gzip'] } : null),
  read: (_asset, encoding) => new TextEncoder().encode(encoding ?? 'plain'),
  preloads: (locale) => ({ first: [`/assets/${locale}-5e6f7a8b.js`], signedIn: ['/assets/frame-5e6f7a8b.js'] }),
}
