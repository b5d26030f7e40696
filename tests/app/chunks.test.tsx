import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CrashBoundary } from '#src/app/CrashBoundary.tsx'
import { createChunkLoader, MissingChunk } from '#src/app/chunks.ts'
import { createLazyParts } from '#src/app/lazyParts.tsx'
import { forgetfulStore, openStore } from '#src/app/openStore.ts'
import { createQueryCache } from '#src/app/queryCache.ts'
import { reportCrash } from '#src/app/reportCrash.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'

afterEach(() => sessionStorage.clear())
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const online = () => Promise.resolve()

function openPage() {
  const reload = vi.fn()
  return { reload, chunk: createChunkLoader({ tab: sessionStorage, reload, network: online }) }
}

describe('a chunk that is missing after a deployment', () => {
  it('reloads the page once by itself, then shows the error screen', async () => {
    const before = openPage()
    void before.chunk('home', gone)()
    await waitFor(() => expect(before.reload).toHaveBeenCalledOnce())

    const after = openPage()
    await after.chunk('login', async () => 'loaded')()
    await expect(after.chunk('home', gone)()).rejects.toBeInstanceOf(MissingChunk)
    expect(after.reload).not.toHaveBeenCalled()
  })

  it('may reload again for a later deployment once the chunk has loaded', async () => {
    const { chunk, reload } = openPage()
    void chunk('home', gone)()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await chunk('home', async () => 'loaded')()
    void chunk('home', gone)()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('does not reload without storage, because it would reload forever', async () => {
    const reload = vi.fn()
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    const tab = openStore(forbidden, forgetfulStore)
    const chunk = createChunkLoader({ tab, reload, network: online })
    await expect(chunk('home', gone)()).rejects.toBeInstanceOf(MissingChunk)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads again once the network is back, without a reload that would empty the window', async () => {
    const reload = vi.fn()
    let isAway = true
    const network = async () => {
      isAway = false
    }
    const chunk = createChunkLoader({ tab: sessionStorage, reload, network })
    await expect(chunk('home', async () => (isAway ? gone() : 'loaded'))()).resolves.toBe('loaded')
    expect(reload).not.toHaveBeenCalled()
  })

  it('shows the error screen with a reload button and a link home', async () => {
    const parts = createLazyParts({
      chunk: (name) => () => Promise.reject(new MissingChunk(name)),
      queries: createQueryCache(() => null, createSessionStorage({ local: localStorage, tab: sessionStorage })),
      language: { extend: async () => {} },
      page: { analytics: null, apiBase: '' },
      local: localStorage,
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <CrashBoundary locale="fr-FR">
        <Suspense>
          <parts.NotFound />
        </Suspense>
      </CrashBoundary>,
    )
    await screen.findByRole('heading', { name: 'Une erreur est survenue' })
    expect(screen.getByRole('alert').textContent).toContain('n’a pas pu être chargée')
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retour à l’accueil' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Signaler ce problème à l’assistance' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Une erreur est survenue')
  })
})

describe('the report of a crash', () => {
  it('says where it happened, but nothing that a person typed', async () => {
    const api = vi.fn(() => Promise.resolve(undefined))
    const error = new SyntaxError('Unexpected token in "jeanne@demo.example"')
    error.stack = `SyntaxError: ${error.message}\n    at LoginForm (assets/index.js:1:234)`
    await reportCrash(api as never, error, '\n    at Portal (assets/index.js:1:2)', '/connexion')
    expect(api).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/v1/error_reports' }), {
      body: {
        message: 'SyntaxError',
        stack: '    at LoginForm (assets/index.js:1:234)\n    at Portal (assets/index.js:1:2)',
        path: '/connexion',
      },
      keepalive: true,
    })
  })

  it('never fails itself', async () => {
    const api = vi.fn(() => Promise.reject(new Error('offline')))
    await expect(reportCrash(api as never, 'not even an error')).resolves.toBeUndefined()
  })
})
