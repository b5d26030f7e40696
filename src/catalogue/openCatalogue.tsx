import { createRoot } from 'react-dom/client'
import { readNonce } from '#src/app/readPage.ts'
import { StyleProvider } from '#src/ui/StyleProvider.tsx'
import { createStyleCache } from '#src/ui/style/createStyleCache.ts'
import { Catalogue } from './Catalogue.tsx'

/** Every shared widget on one page. Only the dev server serves it. */
export function openCatalogue(root: HTMLElement) {
  const nonce = readNonce(document)
  createRoot(root).render(
    <StyleProvider cache={createStyleCache({ key: 'css', ...(nonce && { nonce }) })}>
      <Catalogue />
    </StyleProvider>,
  )
}
