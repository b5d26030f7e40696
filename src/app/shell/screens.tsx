import type { ComponentType } from 'react'
import type { FramedPage } from '#contract/addresses.ts'
import { paramsOf } from '#contract/paths.ts'
import type { TextName } from '#locales/catalogue.ts'
import { pageTexts } from '#src/i18n/pageTexts.ts'
import type { TextPart } from '#src/i18n/textParts.ts'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import type { createChunkLoader } from '../chunks.ts'
import { createLazyPart } from '../lazyPart.ts'
import { areas, pages } from './areas.ts'
import { allDashboardParts } from './dashboardParts.ts'

type AtAddress = ScreenProps & { readonly pathname: string }
type Screen = {
  readonly Screen: ComponentType<AtAddress>
  /** Loads the screen when the person is about to open it. */
  readonly preload: () => void
}
export type Screens = (page: FramedPage) => Screen

/** The screen of a page; its parameters come from the address. */
const withParams =
  <Page extends FramedPage>(page: Page, Screen: ComponentType<PropsOfPage<Page>>) =>
  ({ pathname, ...props }: AtAddress) => {
    const params = paramsOf(page, pathname)
    return params && <Screen {...props} params={params} />
  }

/** The texts of a page beyond those of the frame: shared ones, those of its area, and its own. */
function textsOf(page: FramedPage): readonly TextPart[] {
  const ofArea = areas.find(({ pages = {} }) => page in pages)?.texts
  const names: readonly (TextName | undefined)[] = ofArea ? ['application', ofArea, pages[page].texts] : []
  return [...new Set(names)].flatMap((name) => (name ? [pageTexts(name)] : []))
}

/** The screens of the manifests. Each is a chunk and loads with its texts, on hover, on focus or when it is shown. */
export function createScreens(
  chunk: ReturnType<typeof createChunkLoader>,
  loadTexts: (...parts: readonly TextPart[]) => Promise<void>,
): Screens {
  const part = createLazyPart(chunk)
  const known = new Map<FramedPage, Screen>()

  const create = <Page extends FramedPage>(page: Page): Screen => {
    const load = async () => {
      const [Screen] = await Promise.all([pages[page].load(allDashboardParts), loadTexts(...textsOf(page))])
      return withParams(page, Screen)
    }
    /* A failed preload must not reload the page: the navigation itself requests the screen again. */
    return { Screen: part(`screen:${page}`, load), preload: () => void load().catch(() => undefined) }
  }

  return (page) => {
    const screen = known.get(page) ?? create(page)
    known.set(page, screen)
    return screen
  }
}
