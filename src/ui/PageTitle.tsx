import { useEffect } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from './OfferContext.tsx'

/** The page's name in the browser: `<PageTitle title={t('…')} />`. The server's own title shows until then. */
export function PageTitle({ title }: { title: string }) {
  const t = useTranslate()
  const { brandName } = useOffer()
  const text = t('common.pageTitle', { title, brandName })
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
