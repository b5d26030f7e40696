import type { TextPart } from '#src/i18n/textParts.ts'
import type { createChunkLoader } from '../chunks.ts'
import { createLazyPart } from '../lazyPart.ts'

export type Overlays = ReturnType<typeof createOverlays>

/** Everything that opens over the page or above it; each loads when it is first needed. */
export function createOverlays(
  chunk: ReturnType<typeof createChunkLoader>,
  loadTexts: (...parts: readonly TextPart[]) => Promise<void>,
) {
  const part = createLazyPart(chunk)
  // The list of all text chunks is not part of the frame, which has its own texts.
  const loadSearchTexts = async () => {
    const { pageTexts } = await import('#src/i18n/pageTexts.ts')
    await loadTexts(pageTexts('search'))
  }
  return {
    Palette: part('palette', async () => {
      const [{ OpenPalette }] = await Promise.all([import('./OpenPalette.tsx'), loadSearchTexts()])
      return OpenPalette
    }),
    Menu: part('menu', async () => (await import('./MenuDrawer.tsx')).MenuDrawer),
    Impersonation: part('impersonation', async () => (await import('./ImpersonationBanner.tsx')).ImpersonationBanner),
    Leaving: part('leaving', async () => (await import('./LeavingDialog.tsx')).LeavingDialog),
  }
}
