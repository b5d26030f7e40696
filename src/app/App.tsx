import { useSyncExternalStore } from 'react'
import type { Offer } from '#offers/offer.schema.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import type { LoadChunk } from '#src/ui/LoadChunkContext.ts'
import { LoadChunkContext } from '#src/ui/LoadChunkContext.ts'
import { OfferProvider } from '#src/ui/OfferContext.tsx'
import type { StyleCache } from '#src/ui/StyleProvider.tsx'
import { StyleProvider } from '#src/ui/StyleProvider.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import type { LanguageStore } from './languageStore.ts'
import type { PortalProps } from './Portal.tsx'
import { Portal } from './Portal.tsx'

type Props = Omit<PortalProps, 'onChooseLocale'> & {
  cache: StyleCache
  language: LanguageStore
  offer: Offer
  loadChunk: LoadChunk
}

/** The composition root: provides everything that screens may need, around the portal. */
export function App({ cache, language, offer, loadChunk, ...portal }: Props) {
  const current = useSyncExternalStore(language.subscribe, language.current)
  return (
    <StyleProvider cache={cache}>
      <CrashBoundary locale={current.locale}>
        <OfferProvider offer={offer}>
          <TranslateProvider language={current}>
            <LoadChunkContext value={loadChunk}>
              <Portal {...portal} onChooseLocale={(locale) => void language.choose(locale)} />
            </LoadChunkContext>
          </TranslateProvider>
        </OfferProvider>
      </CrashBoundary>
    </StyleProvider>
  )
}
