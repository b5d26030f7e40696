import type { createChunkLoader } from '../chunks.ts'
import { createLazyPart } from '../lazyPart.ts'

export type Overlays = ReturnType<typeof createOverlays>

/** Everything that opens over the page; each loads when it is first needed. */
export function createOverlays(chunk: ReturnType<typeof createChunkLoader>) {
  const part = createLazyPart(chunk)
  return {
    Palette: part('palette', async () => (await import('#src/areas/search/CommandPalette.tsx')).CommandPalette),
    Menu: part('menu', async () => (await import('./MenuDrawer.tsx')).MenuDrawer),
    Leaving: part('leaving', async () => (await import('./LeavingDialog.tsx')).LeavingDialog),
  }
}
