import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameWorker } from '#src/app/worker/frame.ts'
import { fakeCaches } from '#tests/support/fakeCaches.ts'

const { origin } = globalThis.location
const page = (entry: string) =>
  `<!doctype html>\n<html lang="fr-FR"><script type="module" src="${entry}"></script></html>`
const files = ['/assets/frame-1.js', '/assets/index-1.js']
const html = { headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'nonce-x'" } }

let kept: ReturnType<typeof fakeCaches>
const claim = vi.fn(async () => {})
let server: (path: string) => Promise<Response>
beforeEach(() => {
  kept = fakeCaches()
  server = async (path) => (path === '/connexion' ? new Response(page('/assets/index-1.js'), html) : new Response(path))
  vi.stubGlobal('caches', kept)
  vi.stubGlobal('fetch', (asked: Request | string) =>
    server(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  )
  vi.stubGlobal('clients', { claim })
  vi.stubGlobal('registration', { navigationPreload: { enable: async () => {} } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What the worker answers to a request; `null` = it lets the request through. */
async function ask(
  worker: ReturnType<typeof frameWorker>,
  path: string,
  mode: 'navigate' | 'cors' = 'navigate',
  method = 'GET',
) {
  const answers: Promise<Response>[] = []
  const event = Object.assign(new Event('fetch'), {
    request: { url: origin + path, mode, method },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => void answers.push(response),
    waitUntil: () => {},
  })
  // A script cannot make a request of a navigation.
  Reflect.apply(worker.answer, null, [event])
  const answer = await answers[0]
  return answer ? answer.text() : null
}
const gone = async () => {
  throw new TypeError('no network')
}

describe('a page', () => {
  it('comes from the network or, without one, from the worker, marked as cached', async () => {
    const worker = frameWorker(files)
    await worker.install()
    expect(await ask(worker, '/signalements')).toBe('/signalements')
    server = gone
    expect(await ask(worker, '/signalements')).toContain('<html data-kept lang="fr-FR">')
  })

  it('comes from the worker when the network does not answer for four seconds', async () => {
    const worker = frameWorker(files)
    await worker.install()
    vi.useFakeTimers()
    server = () => new Promise(() => {})
    const answer = ask(worker, '/')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await answer).toContain('data-kept')
  })

  it('shows the server’s response, even an error', async () => {
    const worker = frameWorker(files)
    await worker.install()
    server = async () => new Response('closed', { status: 503 })
    expect(await ask(worker, '/')).toBe('closed')
  })

  it('keeps the policy that its nonces belong to', async () => {
    await frameWorker(files).install()
    const shell = await kept.match('/connexion')
    expect(shell?.headers.get('content-security-policy')).toContain('nonce-x')
  })
})

it('takes charge of the page that installed it', async () => {
  await frameWorker(files).activate()
  expect(claim).toHaveBeenCalled()
})

describe('a new build', () => {
  it('is not cached while the server still sends the page of another one', async () => {
    await expect(frameWorker(['/assets/index-2.js']).install()).rejects.toThrow('another build')
    expect(kept.all.size).toBe(0)
  })

  it('replaces the earlier one completely, and keeps what was read', async () => {
    await frameWorker(files).install()
    await kept.open('reading')
    server = async (path) =>
      path === '/connexion' ? new Response(page('/assets/index-2.js'), html) : new Response(path)
    const worker = frameWorker(['/assets/frame-1.js', '/assets/index-2.js'])
    await worker.install()
    await worker.activate()
    expect([...kept.all.keys()].sort()).toEqual(['frame:/assets/index-2.js', 'reading'])
    server = gone
    expect(await ask(worker, '/')).toContain('/assets/index-2.js')
  })

  it('is not installed if one of its files is missing', async () => {
    const answer = server
    server = async (path) => (path === '/assets/frame-1.js' ? new Response('', { status: 404 }) : answer(path))
    await expect(frameWorker(files).install()).rejects.toThrow('/assets/frame-1.js')
  })
})

it.each([
  ['/v1/users/me', 'cors', 'GET'],
  ['/v1/attachments/1/file', 'navigate', 'GET'],
  ['/machines', 'navigate', 'GET'],
  ['/token-login', 'navigate', 'GET'],
  ['/assets/frame-1.js', 'cors', 'POST'],
] as const)('lets %s pass by (%s, %s)', async (path, mode, method) => {
  const worker = frameWorker(files)
  await worker.install()
  expect(await ask(worker, path, mode, method)).toBeNull()
})

it('opens files of the build and the drawings that the page names without a network', async () => {
  const answer = server
  server = async (path) =>
    path === '/connexion'
      ? new Response(`${page('/assets/index-1.js')}<img src="/brand/ese/logo.svg">`, html)
      : answer(path)
  const worker = frameWorker(files)
  await worker.install()
  server = gone
  expect(await ask(worker, '/assets/frame-1.js', 'cors')).toBe('/assets/frame-1.js')
  expect(await ask(worker, '/brand/ese/logo.svg', 'cors')).toBe('/brand/ese/logo.svg')
  await expect(ask(worker, '/brand/vsy/logo.svg', 'cors')).rejects.toThrow('no network')
})
