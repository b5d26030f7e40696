import { Suspense } from 'react'
import { useOffer } from '#src/ui/OfferContext.tsx'
import type { PortalProps } from './Portal.tsx'

type Props = Pick<PortalProps, 'parts' | 'onChooseLocale'>

/** The language switcher. Only offers with several languages load it, and the form does not wait for it. */
export function LanguageCorner({ parts, onChooseLocale }: Props) {
  const { locales } = useOffer()
  if (locales.length < 2) return null
  return (
    <Suspense fallback={null}>
      <parts.LanguageSwitcher onChoose={onChooseLocale} />
    </Suspense>
  )
}
