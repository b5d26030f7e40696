import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { LocaleCode } from '#contract/offers.ts'
import { catalogues } from '#locales/catalogues.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { offers } from '#offers/offers.ts'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { IconPathsProvider } from '#src/ui/IconPathsProvider.tsx'
import { OfferProvider } from '#src/ui/OfferContext.tsx'

type Settings = { offer?: Offer; locale?: LocaleCode; now?: () => number }

/** Wraps a tree in a brand and a language: the default offer in French of France. */
export function inPortal(children: ReactNode, { offer = offers.ESE, locale = 'fr-FR', now = () => 0 }: Settings = {}) {
  const language = createLanguage({
    locale,
    catalogue: catalogues[locale],
    offer,
    now,
  })
  return (
    <OfferProvider offer={offer}>
      <TranslateProvider language={language}>
        <IconPathsProvider>{children}</IconPathsProvider>
      </TranslateProvider>
    </OfferProvider>
  )
}

export const renderUi = (children: ReactNode, settings?: Settings) => render(inPortal(children, settings))
