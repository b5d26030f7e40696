import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import type { InspectionEvent, Observer } from 'xstate'
import { createStyleCache } from '#src/ui/style/createStyleCache.ts'
import { InspectorPanel } from './InspectorPanel.tsx'
import { createJournal } from './journal.ts'

/** Docks the panel below the page; its styles carry the page's nonce, as the policy requires. */
export function openPanel(): Observer<InspectionEvent> {
  const store = createJournal()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    <CacheProvider value={createStyleCache({ key: 'inspector', ...(nonce ? { nonce } : {}) })}>
      <InspectorPanel store={store} />
    </CacheProvider>,
  )
  return { next: store.inspect }
}
