import type { FramedPage, ScreenName } from '#contract/addresses.ts'
import { isPage } from './navigation.ts'

/** The page of an address, if it belongs to the frame. */
export const framedPage = (screen: ScreenName | null): FramedPage | null =>
  screen !== null && isPage(screen) ? screen : null
