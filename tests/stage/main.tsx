import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { french } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { ChartsSection } from '#src/catalogue/sections/chartSpecimens.tsx'
import { ListSection, RowsSection, TableSection } from '#src/catalogue/sections/dataSpecimens.tsx'
import { DropzoneSection, UploadSection, ViewerSection } from '#src/catalogue/sections/fileSpecimens.tsx'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { GlobalStyles } from '#src/theme/GlobalStyles.tsx'
import { IconPathsProvider } from '#src/ui/IconPathsProvider.tsx'
import { OfferProvider } from '#src/ui/OfferContext.tsx'

z.config({ jitless: true })

const viewed = [
  { url: '/files/devis.pdf', displayName: 'Devis toiture.pdf', contentType: 'application/pdf' },
  { url: '/files/photo.png', displayName: 'Façade.PDF', contentType: 'image/png' },
  { url: '/files/broken.pdf', displayName: 'Illisible.pdf', contentType: 'application/pdf' },
  { url: '/files/gone.png', displayName: 'Absente.PNG', contentType: null },
  null,
]

/** One kind of widget at a time, by address, in the page of a brand. */
const scenes: Readonly<Record<string, ReactNode>> = {
  '/dropzone': <DropzoneSection />,
  '/upload': <UploadSection />,
  '/charts': <ChartsSection />,
  '/rows': <RowsSection />,
  '/table': <TableSection />,
  '/list': <ListSection />,
  '/viewer': <ViewerSection attachments={viewed} />,
}

const language = createLanguage({ locale: 'fr-FR', catalogue: french, offer: offers.ESE, now: () => Date.now() })
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
/** Whether what is around it is drawn. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(() => void requestAnimationFrame(() => setTimeout(onDrawn)), [onDrawn])
  return null
}

const cache = createCache({ key: 'css', ...(nonce && { nonce }) })
const inPage = (children: ReactNode) => (
  <CacheProvider value={cache}>
    <OfferProvider offer={offers.ESE}>
      <TranslateProvider language={language}>
        <GlobalStyles />
        <IconPathsProvider>
          <main>{children}</main>
        </IconPathsProvider>
      </TranslateProvider>
    </OfferProvider>
  </CacheProvider>
)

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element)
  const isShown = () => performance.mark('mount:end')
  /* Into a page that already stands: benchmarks ask how long the widgets alone take. */
  function show() {
    performance.mark('mount:start')
    root.render(
      inPage(
        <>
          {scenes[globalThis.location.pathname]}
          <Drawn key="scene" onDrawn={isShown} />
        </>,
      ),
    )
  }
  root.render(inPage(<Drawn key="page" onDrawn={show} />))
}
