import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { developmentLogin } from '#contract/developmentLogin.ts'
import { offers } from '#offers/offers.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const embeddedLoginOrigin = 'https://app.example'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ embeddedLoginOrigin })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.request(`http://localhost:3000${path}`, { headers })
const screens = Object.values(screenPaths).map((path) =>
  path.replace(':type', 'activation').replace(/:\w+Id/, randomUUID()),
)
const policyOf = (answer: Response) =>
  new Map(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('every response', () => {
  it.each([
    ...screens,
    '/no-such-screen',
    '/assets/main-1a2b3c4d.js',
    '/assets/gone-00000000.js',
    '/v1/users/me',
    '/v1/captcha',
    '/v1/nowhere',
    '/healthz',
    '/readyz',
    '/api',
    '/openapi.json',
    '/dev/outbox',
  ])('carries the security headers: %s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors /)
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/)
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it.each(['/v1/users/me', '/v1/captcha', '/dev/outbox.json'])(
    'is kept by nobody when it is private: %s',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('every page', () => {
  it.each([...screens, '/no-such-screen', '/api', '/dev/outbox'])(
    'runs our own scripts and nothing that was text: %s',
    async (path) => {
      const answer = await get(path)
      const policy = policyOf(answer)
      const nonce = /'nonce-([\w-]{22})'/.exec(policy.get('script-src') ?? '')?.[1] ?? 'none'
      expect(policy.get('default-src')).toBe("'none'")
      expect(policy.get('script-src')).toBe(`'self' 'nonce-${nonce}'`)
      expect(policy.get('style-src')).toBe(`'self' 'nonce-${nonce}'`)
      expect(policy.get('require-trusted-types-for')).toBe("'script'")
      const html = await answer.text()
      const inline = html.match(/<(?:script|style)\b[^>]*>/g) ?? []
      expect(inline.length).toBeGreaterThan(0)
      for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
      expect(html).not.toMatch(/ (?:style|on\w+)="/)
    },
  )

  it('has a unique nonce', async () => {
    const [one, other] = await Promise.all([get('/connexion'), get('/connexion')])
    expect(policyOf(one).get('script-src')).not.toBe(policyOf(other).get('script-src'))
  })

  it('cannot be framed, except the embedded login by the one configured origin', async () => {
    expect(policyOf(await get('/connexion')).get('frame-ancestors')).toBe("'none'")
    expect(policyOf(await get('/token-login')).get('frame-ancestors')).toBe(embeddedLoginOrigin)
  })
})

describe('the measuring of pages', () => {
  const pageOf = (html: string) =>
    JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}')

  it('is off, and then the page reaches no other origin', async () => {
    const answer = await get('/connexion')
    expect(policyOf(answer).get('connect-src')).toBe("'self'")
    expect(pageOf(await answer.text())).toMatchObject({ analytics: null })
  })

  it('opens the policy for its one origin, and names the site without anybody', async () => {
    const url = 'https://stats.example/api/event'
    const measured = await startTestServer({ analyticsUrl: url })
    const answer = await measured.app.request('http://vqc.localhost:3000/connexion')
    expect(policyOf(answer).get('connect-src')).toBe("'self' https://stats.example")
    expect(pageOf(await answer.text())).toMatchObject({ analytics: { url, site: 'vqc.localhost:3000' } })
    await measured.close()
  })
})

describe('a screen', () => {
  it('does not exist at the address of the gallery, which only a demo has', async () => {
    expect((await get('/machines')).status).toBe(404)
  })

  it('does not exist at the address of the login screen that only the dev server has', async () => {
    expect((await get(developmentLogin)).status).toBe(404)
  })

  it('is the same shell with 404 for an unknown path', async () => {
    const known = await get('/connexion')
    const unknown = await get('/connexions')
    expect([known.status, unknown.status]).toEqual([200, 404])
    const [report, noReport] = await Promise.all([get(`/signalements/${randomUUID()}`), get('/signalements/42')])
    expect([report.status, noReport.status]).toEqual([200, 404])
    expect(await unknown.text()).toContain('<div id="root">')
  })

  it('uses the language that the reader and the offer share', async () => {
    const canadian = await server.app.request('http://vqc.localhost:3000/', {
      headers: { 'accept-language': 'en-US,en' },
    })
    const french = await get('/', { 'accept-language': 'en-US,en' })
    expect(await canadian.text()).toMatch(/<html lang="en-CA">.*en-CA-5e6f7a8b/s)
    expect(await french.text()).toContain('<html lang="fr-FR">')
  })

  it.each([
    ['localhost', offers.ESE],
    ['vqc.localhost', offers.VQC],
  ])('says on %s what it is, and how a device installs it under its brand', async (host, { brandName, icon }) => {
    const on = (path: string) => server.app.request(`http://${host}:3000${path}`)
    const html = await (await on('/connexion')).text()
    const [, description = ''] = html.match(/<meta name="description" content="([^"]+)">/) ?? []
    expect(description.replaceAll('&#38;', '&')).toContain(brandName)
    const [, address = ''] = html.match(/<link rel="manifest" href="([^"]+)">/) ?? []
    const manifest = await on(address)
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
    const folder = icon.replace(/icon\.svg$/, '')
    expect(await manifest.json()).toMatchObject({
      name: brandName,
      start_url: '/',
      icons: [
        { src: icon },
        { src: `${folder}icon-192.png`, sizes: '192x192', purpose: 'any' },
        { src: `${folder}icon-512.png`, sizes: '512x512', purpose: 'any' },
        { src: `${folder}icon-maskable-192.png`, sizes: '192x192', purpose: 'maskable' },
        { src: `${folder}icon-maskable-512.png`, sizes: '512x512', purpose: 'maskable' },
      ],
    })
    expect(html).toContain(`<link rel="apple-touch-icon" href="${folder}icon-apple-180.png">`)
  })

  it('shows old browsers a notice without any script', async () => {
    const answer = await get('/connexion', {
      'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
    })
    const html = await answer.text()
    expect(html).toContain('Votre navigateur est trop ancien')
    expect(html).not.toContain('<script')
  })

  it('offers old browsers a mail to the operator that names the browser, and nothing of the address but its screen', async () => {
    const browser = 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; "><b>)'
    const id = randomUUID()
    const answer = await get(`/messages/${id}?access_token=secret`, { 'user-agent': browser })
    const html = await answer.text()
    const [, address = ''] = /href="(mailto:[^"]+)"/.exec(html) ?? []
    const mail = new URL(address.replaceAll('&amp;', '&'))
    expect(mail.pathname).toBe(offers.ESE.support.email)
    expect(mail.searchParams.get('body')).toContain('/messages/:conversationId')
    expect(mail.searchParams.get('body')).toContain(browser)
    expect(html).not.toMatch(new RegExp(`${id}|secret|<b>`))
  })
})

describe('a file', () => {
  it('with a hash in its name is cached for ever, in the best encoding', async () => {
    const answer = await get('/assets/main-1a2b3c4d.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe('br')
  })

  it('is not sent again to a browser that has it', async () => {
    const first = await get('/assets/main-1a2b3c4d.js')
    const again = await get('/assets/main-1a2b3c4d.js', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('of an earlier build is missing, rather than the shell', async () => {
    const answer = await get('/assets/gone-00000000.js')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/json')
  })
})
