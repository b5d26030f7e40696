import type { createChunkLoader } from '../chunks.ts'
import { createLazyPart } from '../lazyPart.ts'

export type Windows = ReturnType<typeof createWindows>

/** What opens over the page: each is fetched when it is first needed. */
export function createWindows(chunk: ReturnType<typeof createChunkLoader>) {
  const part = createLazyPart(chunk)
  return {
    Palette: part('palette', async () => (await import('#src/areas/search/CommandPalette.tsx')).CommandPalette),
    Menu: part('menu', async () => (await import('./MenuDrawer.tsx')).MenuDrawer),
    Leaving: part('leaving', async () => (await import('./LeavingDialog.tsx')).LeavingDialog),
  }
}
