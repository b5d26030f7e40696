import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import type { Offer } from '#offers/offer.schema.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { GlobalStyles } from '#src/theme/GlobalStyles.tsx'
import type { FetchPart } from '#src/ui/FetchPartContext.ts'
import { FetchPartContext } from '#src/ui/FetchPartContext.ts'
import { OfferProvider } from '#src/ui/OfferContext.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import type { LanguageStore } from './languageStore.ts'
import type { PortalProps } from './Portal.tsx'
import { Portal } from './Portal.tsx'

type Props = Omit<PortalProps, 'onChooseLocale'> & {
  cache: EmotionCache
  language: LanguageStore
  offer: Offer
  fetchPart: FetchPart
}

/** The composition root: everything a screen may ask for, around the portal. */
export function App({ cache, language, offer, fetchPart, ...portal }: Props) {
  const current = useSyncExternalStore(language.subscribe, language.current)
  return (
    <CacheProvider value={cache}>
      <GlobalStyles />
      <CrashBoundary locale={current.locale}>
        <OfferProvider offer={offer}>
          <TranslateProvider language={current}>
            <FetchPartContext value={fetchPart}>
              <Portal {...portal} onChooseLocale={(locale) => void language.choose(locale)} />
            </FetchPartContext>
          </TranslateProvider>
        </OfferProvider>
      </CrashBoundary>
    </CacheProvider>
  )
}
