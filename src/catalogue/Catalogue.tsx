import { css, Global } from '@emotion/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { localeCodes } from '#contract/offers.ts'
import { catalogues } from '#locales/catalogues.ts'
import { cssVariables } from '#offers/cssVariables.ts'
import { offers } from '#offers/offers.ts'
import { typefaceRules } from '#offers/typefaceRules.ts'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { IconPathsProvider } from '#src/ui/IconPathsProvider.tsx'
import { OfferProvider } from '#src/ui/OfferContext.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Section } from './Section.tsx'
import { sections } from './sections.ts'
import { shownWidths, useChoice } from './useChoice.ts'

const bar = css({ borderBlockEnd: '1px solid var(--color-border)', background: 'var(--color-surface-sunken)' })
const inner = css({ maxWidth: 1200, marginInline: 'auto', padding: '24px clamp(16px, 4vw, 32px)' })
const choices = css({
  display: 'grid',
  columnGap: 16,
  marginTop: 20,
  [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
const index = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  '& > a': { minHeight: 44, paddingBlock: 10, color: 'var(--color-link)' },
})
/* The same edges as a screen of the product, because some widgets extend into them. */
const page = css({
  display: 'grid',
  gap: 64,
  maxWidth: 1200,
  marginInline: 'auto',
  padding: '40px clamp(16px, 4vw, 32px) 96px',
})

const widthLabels = { '0': 'Window', '768': 'Tablet (768)', '320': 'Phone (320)' } as const

/** A brand, a language and a width to choose, then one section per family of widgets. */
export function Catalogue() {
  const [{ offer: code, locale, width }, choose] = useChoice()
  const offer = offers[code]
  const [now] = useState(() => Date.now())
  const [client] = useState(() => new QueryClient())
  const language = useMemo(() => {
    const texts = catalogues[locale]
    return createLanguage({ locale, catalogue: texts, offer, now: () => now })
  }, [locale, offer, now])

  return (
    <QueryClientProvider client={client}>
      <OfferProvider offer={offer}>
        <TranslateProvider language={language}>
          <IconPathsProvider>
            <Global styles={`${typefaceRules(offer)}:root{${cssVariables(offer)}}`} />
            <header css={bar} lang="en">
              <div css={inner}>
                <Heading>Widgets</Heading>
                <Text variant="muted">Each in its states, under every brand and language.</Text>
                <div css={choices}>
                  <Select
                    label="Offer"
                    value={code}
                    onChange={(event) => choose({ offer: event.currentTarget.value })}
                    options={Object.values(offers).map((one) => ({
                      value: one.code,
                      label: `${one.code} · ${one.brandName}`,
                    }))}
                  />
                  <Select
                    label="Locale"
                    value={locale}
                    onChange={(event) => choose({ locale: event.currentTarget.value })}
                    options={localeCodes.map((one) => ({ value: one, label: one }))}
                  />
                  <Select
                    label="Width"
                    value={width}
                    onChange={(event) => choose({ width: event.currentTarget.value })}
                    options={shownWidths.map((one) => ({ value: one, label: widthLabels[one] }))}
                  />
                </div>
                <nav css={index} aria-label="Families">
                  {sections.map(({ id, title }) => (
                    <a key={id} href={`#${id}`}>
                      {title}
                    </a>
                  ))}
                </nav>
              </div>
            </header>
            <main css={page} style={width === '0' ? undefined : { maxWidth: Number(width) }}>
              <Suspense>
                {sections.map((section) => (
                  <Section key={section.id} {...section} />
                ))}
              </Suspense>
            </main>
          </IconPathsProvider>
        </TranslateProvider>
      </OfferProvider>
    </QueryClientProvider>
  )
}
