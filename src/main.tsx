import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue, SignInCatalogue } from '#locales/catalogue.ts'
import { createStyleCache } from '#src/ui/style/createStyleCache.ts'
import { serverNow } from './api/serverClock.ts'
import { App } from './app/App.tsx'
import { CrashScreen } from './app/CrashScreen.tsx'
import { createChunkLoader } from './app/chunks.ts'
import { createPortal } from './app/createPortal.ts'
import { createLanguageStore } from './app/languageStore.ts'
import { createLazyParts } from './app/lazyParts.tsx'
import { forgetfulStore, openStore } from './app/openStore.ts'
import { addStep, followLocation, readLocation, showLocation } from './app/portalLocation.ts'
import { chooseLocale, readNonce, readPage } from './app/readPage.ts'
import { reportCrash } from './app/reportCrash.ts'
import { createLanguage } from './i18n/createLanguage.ts'
import { loadSignInTexts } from './i18n/signInTexts.ts'
import type { TextPart } from './i18n/textParts.ts'
import { whenOnline } from './parts/network.ts'

/* The page's CSP forbids `eval`, which zod would try once to find out whether it may use it. */
z.config({ jitless: true })

const page = readPage(document)
const { offer, sites } = page
const local = openStore(() => globalThis.localStorage)
const tab = openStore(() => globalThis.sessionStorage)
const chunk = createChunkLoader({
  tab: openStore(() => globalThis.sessionStorage, forgetfulStore),
  reload: () => globalThis.location.reload(),
  network: whenOnline,
})
const locale = chooseLocale({
  stored: local.getItem('locale'),
  pageLanguage: document.documentElement.lang,
  allowed: offer.locales,
})

const loadLanguage = async (code: LocaleCode, parts: readonly TextPart[]) => {
  const [signIn, ...others] = await Promise.all([
    chunk(`locale:${code}`, () => loadSignInTexts(code))(),
    ...parts.map(({ name, load }) => chunk(`${name}:${code}`, () => load(code))()),
  ])
  const catalogue: SignInCatalogue & Partial<Catalogue> = { ...signIn }
  for (const texts of others) Object.assign(catalogue, texts)
  return createLanguage({ locale: code, catalogue, offer, now: serverNow })
}

async function start(root: HTMLElement) {
  const language = createLanguageStore({
    first: await loadLanguage(locale, []),
    load: loadLanguage,
    onShown: (shown) => {
      document.documentElement.lang = shown
    },
    onChosen: (chosen) => local.setItem('locale', chosen),
  })
  const inspect = await startInspector()
  const { portal, api, queries } = createPortal({
    page,
    language,
    local,
    tab,
    location: readLocation(),
    navigate: showLocation,
    addStep,
    chunk,
    ...(inspect && { inspect }),
  })
  followLocation(portal)
  portal.start()

  const nonce = readNonce(document)
  const reactRoot = createRoot(root, {
    onCaughtError: (error, { componentStack }) => void reportCrash(api, error, componentStack),
  })
  const app = (
    <App
      cache={createStyleCache({ key: 'css', ...(nonce && { nonce }) })}
      language={language}
      offer={offer}
      loadChunk={chunk}
      portalRef={portal}
      api={api}
      parts={createLazyParts({ page, local, chunk, queries, language })}
      sites={sites}
      inspect={inspect ?? null}
    />
  )
  // React draws a transition in short pieces, so a slow phone answers between them.
  startTransition(() => reactRoot.render(app))
}

/** The dev server has both inspectors, a demo the panel, which needs no network; only an address with `?inspect` loads one. */
async function startInspector() {
  const wish = new URLSearchParams(globalThis.location.search).get('inspect')
  if (import.meta.env.DEV && wish !== null) return (await import('./inspector/startInspector.ts')).startInspector(wish)
  return page.isDemo && wish === 'panel' ? (await import('./inspector/openPanel.tsx')).openPanel() : null
}

/** The catalogue of widgets, served only by the dev server. */
async function open(element: HTMLElement) {
  if (!import.meta.env.DEV || globalThis.location.pathname !== '/catalogue') return start(element)
  const catalogue = await import('./catalogue/openCatalogue.tsx')
  return catalogue.openCatalogue(element)
}

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
open(root).catch((error: unknown) => createRoot(root).render(<CrashScreen locale={locale} error={error} />))
