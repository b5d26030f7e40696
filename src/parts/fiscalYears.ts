import type { FiscalYear } from '#contract/places.ts'

/** 2026, or 2026–2027 when the year begins in the summer; a word joiner keeps the two on one line. */
export const yearsOf = ({ startsOn, endsOn }: Pick<FiscalYear, 'startsOn' | 'endsOn'>) =>
  [...new Set([startsOn, endsOn].map((date) => date.slice(0, 4)))].join('–\u2060')

/** The year to show: the chosen one, else the current one, else the latest; `null` = the place has none. */
export const shownYear = (years: readonly FiscalYear[], chosenId: string | null): FiscalYear | null =>
  years.find(({ id }) => id === chosenId) ?? years.find(({ isCurrent }) => isCurrent) ?? years[0] ?? null
