import type { LocaleCode } from '#contract/offers.ts'

/** The address of a paper, in the language of the screen. */
export const paperAddress = (path: string, locale: LocaleCode, more: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams({ ...more, locale })}`
