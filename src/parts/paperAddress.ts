import type { LocaleCode } from '#contract/offers.ts'

/** Address of a paper in the language of the screen that offers it. */
export const paperAddress = (path: string, locale: LocaleCode, more: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams({ ...more, locale })}`
