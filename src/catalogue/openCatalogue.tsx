import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { readNonce } from '#src/app/readPage.ts'
import { GlobalStyles } from '#src/theme/GlobalStyles.tsx'
import { Catalogue } from './Catalogue.tsx'

/** Every shared widget on one page. Only the dev server serves it. */
export function openCatalogue(root: HTMLElement) {
  const nonce = readNonce(document)
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css', ...(nonce && { nonce }) })}>
      <GlobalStyles />
      <Catalogue />
    </CacheProvider>,
  )
}
