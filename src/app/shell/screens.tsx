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
  /** Fetches it ahead of time: somebody is about to go there. */
  readonly preload: () => void
}
export type Screens = (page: FramedPage) => Screen

/** The screen of a page, told by the address which one of many it shows. */
const withParams =
  <Page extends FramedPage>(page: Page, Screen: ComponentType<PropsOfPage<Page>>) =>
  ({ pathname, ...props }: AtAddress) => {
    const params = paramsOf(page, pathname)
    return params && <Screen {...props} params={params} />
  }

/** The texts that come with a page, beyond those of the frame. */
function textsOf(page: FramedPage): readonly TextPart[] {
  const texts = areas.find(({ pages = {} }) => page in pages)?.texts
  return texts === undefined ? [] : [...new Set<TextName>(['application', texts])].map(pageTexts)
}

/** The screens that the manifests describe: each is a chunk of its own, fetched with its texts when it is first shown or aimed at. */
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
    /* Fetching ahead must never reload the page: whoever arrives there asks again. */
    return { Screen: part(`screen:${page}`, load), preload: () => void load().catch(() => undefined) }
  }

  return (page) => {
    const screen = known.get(page) ?? create(page)
    known.set(page, screen)
    return screen
  }
}
