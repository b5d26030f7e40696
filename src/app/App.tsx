import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import type { Offer } from '#offers/offer.schema.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { GlobalStyles } from '#src/theme/GlobalStyles.tsx'
import type { LoadChunk } from '#src/ui/LoadChunkContext.ts'
import { LoadChunkContext } from '#src/ui/LoadChunkContext.ts'
import { OfferProvider } from '#src/ui/OfferContext.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import type { LanguageStore } from './languageStore.ts'
import type { PortalProps } from './Portal.tsx'
import { Portal } from './Portal.tsx'

type Props = Omit<PortalProps, 'onChooseLocale'> & {
  cache: EmotionCache
  language: LanguageStore
  offer: Offer
  loadChunk: LoadChunk
}

/** The composition root: everything a screen may ask for, around the portal. */
export function App({ cache, language, offer, loadChunk, ...portal }: Props) {
  const current = useSyncExternalStore(language.subscribe, language.current)
  return (
    <CacheProvider value={cache}>
      <GlobalStyles />
      <CrashBoundary locale={current.locale}>
        <OfferProvider offer={offer}>
          <TranslateProvider language={current}>
            <LoadChunkContext value={loadChunk}>
              <Portal {...portal} onChooseLocale={(locale) => void language.choose(locale)} />
            </LoadChunkContext>
          </TranslateProvider>
        </OfferProvider>
      </CrashBoundary>
    </CacheProvider>
  )
}
