import type { FramedPage, ScreenName } from '#contract/addresses.ts'
import { pages } from './areas.ts'

const isFramed = (screen: ScreenName): screen is FramedPage => screen in pages

/** The page of an address, if it belongs to the frame. */
export const framedPage = (screen: ScreenName | null): FramedPage | null =>
  screen !== null && isFramed(screen) ? screen : null
