import { css } from '@emotion/react'
import { screenPaths } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { crash as enCA } from '#locales/en-CA/signIn/crash.ts'
import { crash as frCA } from '#locales/fr-CA/signIn/crash.ts'
import { crash as frFR } from '#locales/fr-FR/signIn/crash.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MissingChunk } from './chunks.ts'

/** In the entry chunk, because the catalogue may be what failed to load. */
const texts = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 24,
  minHeight: '100vh',
  maxWidth: 540,
  marginInline: 'auto',
  padding: 24,
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 12 })

type Props = { locale: LocaleCode; error: unknown }

/** The global error screen. It works without the application's language, brand and flows. */
export function CrashScreen({ locale, error }: Props) {
  const text = texts[locale]
  return (
    <main css={frame}>
      <title>{text.title}</title>
      <Heading takesFocus>{text.heading}</Heading>
      <Text role="alert">{error instanceof MissingChunk ? text.outdated : text.text}</Text>
      <div css={buttons}>
        <Button onClick={() => globalThis.location.reload()}>{text.reload}</Button>
        <Button variant="secondary" onClick={() => globalThis.location.assign(screenPaths.home)}>
          {text.backHome}
        </Button>
      </div>
    </main>
  )
}
