import { lazy } from 'react'
import type { createChunkLoader } from '../chunks.ts'

export type Windows = ReturnType<typeof createWindows>

/** What opens over the page: each is fetched when it is first needed. */
export const createWindows = (chunk: ReturnType<typeof createChunkLoader>) => ({
  Palette: lazy(
    chunk('palette', async () => ({ default: (await import('#src/areas/search/CommandPalette.tsx')).CommandPalette })),
  ),
  Menu: lazy(chunk('menu', async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))),
  Leaving: lazy(chunk('leaving', async () => ({ default: (await import('./LeavingDialog.tsx')).LeavingDialog }))),
})
