import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { french } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { openCatalogue } from '#src/catalogue/openCatalogue.tsx'
import { ChartsSection } from '#src/catalogue/sections/chartSpecimens.tsx'
import { ListSection, RowsSection, TableSection } from '#src/catalogue/sections/dataSpecimens.tsx'
import { DropzoneSection, UploadSection, ViewerSection } from '#src/catalogue/sections/fileSpecimens.tsx'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { IconPathsProvider } from '#src/ui/IconPathsProvider.tsx'
import { OfferProvider } from '#src/ui/OfferContext.tsx'
import { StyleProvider } from '#src/ui/StyleProvider.tsx'
import { createStyleCache } from '#src/ui/style/createStyleCache.ts'

z.config({ jitless: true })

const viewed = [
  { url: '/files/devis.pdf', displayName: 'Devis toiture.pdf', contentType: 'application/pdf' },
  { url: '/files/photo.png', displayName: 'Façade.PDF', contentType: 'image/png' },
  { url: '/files/broken.pdf', displayName: 'Illisible.pdf', contentType: 'application/pdf' },
  { url: '/files/gone.png', displayName: 'Absente.PNG', contentType: null },
  null,
]

/** Shows one kind of widget, by address, in the page of a brand. */
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
/** Reports that its parent is drawn. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(() => void requestAnimationFrame(() => setTimeout(onDrawn)), [onDrawn])
  return null
}

const cache = createStyleCache({ key: 'css', ...(nonce && { nonce }) })
const inPage = (children: ReactNode) => (
  <StyleProvider cache={cache}>
    <OfferProvider offer={offers.ESE}>
      <TranslateProvider language={language}>
        <IconPathsProvider>
          <main>{children}</main>
        </IconPathsProvider>
      </TranslateProvider>
    </OfferProvider>
  </StyleProvider>
)

function showScene(element: HTMLElement) {
  const root = createRoot(element)
  const isShown = () => performance.mark('mount:end')
  /* Mounts into a loaded page: benchmarks measure the widgets alone. */
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

const element = document.getElementById('root')
if (element && globalThis.location.pathname === '/catalogue') openCatalogue(element)
else if (element) showScene(element)
