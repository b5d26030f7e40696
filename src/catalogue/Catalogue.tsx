import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { localeCodes } from '#contract/offers.ts'
import { catalogues } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { BrandStyles } from '#src/ui/BrandStyles.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconPathsProvider } from '#src/ui/IconPathsProvider.tsx'
import { OfferProvider } from '#src/ui/OfferContext.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Section } from './Section.tsx'
import { sections } from './sections.ts'
import { shownWidths, useChoice } from './useChoice.ts'

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
            <BrandStyles offer={offer} />
            <Box as="header" bg="surfaceSunken" borderBottom="border" lang="en">
              <Container>
                <Box py={5}>
                  <Heading>Widgets</Heading>
                  <Text variant="muted">Each in its states, under every brand and language.</Text>
                  <Grid columns={{ base: 1, phone: 3 }} columnGap={4} mt={4.5}>
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
                  </Grid>
                  <Flex as="nav" columnGap={4.5} flexWrap="wrap" aria-label="Families">
                    {sections.map(({ id, title }) => (
                      <TextLink key={id} href={`#${id}`} isStandalone>
                        {title}
                      </TextLink>
                    ))}
                  </Flex>
                </Box>
              </Container>
            </Box>
            {/* The edges of a screen of the product, because some widgets extend into them. */}
            <Box mx="auto" {...(width !== '0' && { maxWidth: Number(width) })}>
              <Container>
                <Grid as="main" columns={1} gap={9} pt={7} pb={10}>
                  <Suspense>
                    {sections.map((section) => (
                      <Section key={section.id} {...section} />
                    ))}
                  </Suspense>
                </Grid>
              </Container>
            </Box>
          </IconPathsProvider>
        </TranslateProvider>
      </OfferProvider>
    </QueryClientProvider>
  )
}
