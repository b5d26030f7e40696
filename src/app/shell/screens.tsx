import type { ComponentType } from 'react'
import type { FramedPage } from '#contract/addresses.ts'
import type { TextPart } from '#src/i18n/textParts.ts'
import type { createChunkLoader } from '../chunks.ts'
import { createLazyPart } from '../lazyPart.ts'
import { whenCalm } from '../whenCalm.ts'
import type { AtAddress } from './atAddress.tsx'
import { allDashboardParts } from './dashboardParts.ts'
import type { FetchedPage } from './pageScreens.ts'

type Screen = {
  readonly Screen: ComponentType<AtAddress>
  /** Loads the screen when the person is about to open it. */
  readonly preload: () => void
}
export type Screens = (page: FramedPage) => Screen

const loadDashboard = async () => {
  const [{ createDashboard }, parts] = await Promise.all([
    import('#src/areas/dashboard/DashboardScreen.tsx'),
    allDashboardParts(),
  ])
  return createDashboard(parts)
}
const loadPageScreens = () => import('./pageScreens.ts')

/**
 * The screens of the areas. Each is a chunk and loads with its texts, on hover, on focus or when it is shown. The list of these
 * chunks is a chunk too: the dashboard does not need it, so it loads once the page is idle.
 */
export function createScreens(
  chunk: ReturnType<typeof createChunkLoader>,
  loadTexts: (...parts: readonly TextPart[]) => Promise<void>,
): Screens {
  const part = createLazyPart(chunk)
  const known = new Map<FramedPage, Screen>()

  const create = (page: FramedPage, load: () => Promise<ComponentType<AtAddress>>): Screen => ({
    Screen: part(`screen:${page}`, load),
    /* A failed preload must not reload the page: the navigation itself requests the screen again. */
    preload: () => void load().catch(() => undefined),
  })
  const fetched = <Page extends FetchedPage>(page: Page): Screen =>
    create(page, async () => {
      const { atAddress, pageScreens, textsOf } = await loadPageScreens()
      const [Screen] = await Promise.all([pageScreens[page].load(), loadTexts(...textsOf(page))])
      return atAddress(page, Screen)
    })

  void whenCalm()
    .then(loadPageScreens)
    .catch(() => undefined)
  return (page) => {
    const screen = known.get(page) ?? (page === 'home' ? create(page, loadDashboard) : fetched(page))
    known.set(page, screen)
    return screen
  }
}
