import { Suspense } from 'react'
import { useOffer } from '#src/ui/OfferContext.tsx'
import type { PortalProps } from './Portal.tsx'

type Props = Pick<PortalProps, 'parts' | 'onChooseLocale'>

/** The language switcher, fetched by the offers that have something to choose; the form does not wait for it. */
export function LanguageCorner({ parts, onChooseLocale }: Props) {
  const { locales } = useOffer()
  if (locales.length < 2) return null
  return (
    <Suspense fallback={null}>
      <parts.LanguageSwitcher onChoose={onChooseLocale} />
    </Suspense>
  )
}
