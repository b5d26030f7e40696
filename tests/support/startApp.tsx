import createCache from '@emotion/cache'
import { act, render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { waitFor } from 'xstate'
import { catalogues } from '#locales/catalogues.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { offers } from '#offers/offers.ts'
import { App } from '#src/app/App.tsx'
import { createChunkLoader } from '#src/app/chunks.ts'
import { createPortal } from '#src/app/createPortal.ts'
import { createLanguageStore } from '#src/app/languageStore.ts'
import { createLazyParts } from '#src/app/lazyParts.tsx'
import { addStep, followLocation, readLocation, showLocation } from '#src/app/portalLocation.ts'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { whenOnline } from '#src/parts/network.ts'
import { findableStyles } from './findableStyles.ts'
import { noteChunk } from './notePages.ts'
import { portalOrigin } from './portalServer.ts'

const sites = Object.values(offers).map(({ code, brandName, site }) => ({ code, brandName, url: site }))

/** Starts the whole application at an address as `main.tsx` does, until the test is over. */
export async function startApp(address = '/', offer: Offer = offers.ESE) {
  globalThis.history.replaceState(null, '', address)
  const load = async (locale: 'fr-FR' | 'fr-CA' | 'en-CA') =>
    createLanguage({
      locale,
      catalogue: catalogues[locale],
      offer,
      now: () => Date.now(),
    })
  const language = createLanguageStore({
    first: await load(offer.locales[0] ?? 'fr-FR'),
    load,
    onShown: () => {},
    onChosen: (locale) => localStorage.setItem('locale', locale),
  })
  const loadChunk = createChunkLoader({ tab: sessionStorage, reload: () => {}, network: whenOnline })
  const chunk: typeof loadChunk = (name, load) =>
    loadChunk(name, () => {
      noteChunk(name)
      return load()
    })
  const page = { offer, sites, apiBase: portalOrigin, embeddedLoginOrigin: null, isDemo: true, analytics: null }
  const { portal, session, api, queries } = createPortal({
    page,
    language,
    local: localStorage,
    tab: sessionStorage,
    location: readLocation(),
    navigate: showLocation,
    addStep,
    chunk,
  })
  const unfollow = followLocation(portal)
  portal.start()
  const cache = createCache({ key: 'css', stylisPlugins: [findableStyles] })
  const view = render(
    <App
      cache={cache}
      language={language}
      offer={offer}
      loadChunk={chunk}
      portalRef={portal}
      api={api}
      parts={createLazyParts({ page, local: localStorage, chunk, queries, language })}
      sites={sites}
      inspect={null}
    />,
  )
  /** Closes the page as a reload does: an old page would follow the addresses of the next one. */
  const leave = () => {
    view.unmount()
    // Queries by role walk every rule in the document, so rules left there slow down each later test.
    cache.sheet.flush()
    unfollow()
    portal.stop()
  }
  onTestFinished(() => {
    leave()
    localStorage.clear()
    sessionStorage.clear()
  })
  /** Signs in as the form does, which appears once the session knows that nobody is signed in. */
  const signIn = async (name = 'coproprietaire') => {
    await waitFor(session(), (snapshot) => !snapshot.hasTag('restoring'))
    await act(async () =>
      session().send({ type: 'session.signIn', username: `${name}@demo.example`, password: 'Demo-Copro-2026!' }),
    )
  }
  return { portal, session, api, queries, signIn, leave }
}
