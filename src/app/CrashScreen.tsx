import { screenPaths } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { ticketAbout } from '#contract/support/ticketAbout.ts'
import { crash as enCA } from '#locales/en-CA/signIn/crash.ts'
import { crash as frFR } from '#locales/fr-FR/signIn/crash.ts'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MissingChunk } from './chunks.ts'

/** In the entry chunk, because the catalogue may be what failed to load. */
const texts = { 'fr-FR': frFR, 'fr-CA': frFR, 'en-CA': enCA }

type Props = { locale: LocaleCode; error: unknown }

/** The global error screen. It works without the application's language, brand and flows. */
export function CrashScreen({ locale, error }: Props) {
  const text = texts[locale]
  return (
    <Stack as="main" justifyContent="center" gap={5} minHeight="100vh" width="100%" maxWidth={540} mx="auto" p={5}>
      <title>{text.heading}</title>
      <Heading takesFocus>{text.heading}</Heading>
      <Text role="alert">{error instanceof MissingChunk ? text.outdated : text.text}</Text>
      <Flex flexWrap="wrap" gap={3}>
        <Button onClick={() => globalThis.location.reload()}>{text.reload}</Button>
        <Button variant="secondary" onClick={() => globalThis.location.assign(screenPaths.home)}>
          {text.backHome}
        </Button>
        <Button
          variant="secondary"
          onClick={() => globalThis.location.assign(ticketAbout(globalThis.location.pathname))}
        >
          {text.report}
        </Button>
      </Flex>
    </Stack>
  )
}
