/** Steps of 4 px; `space={4}` is 16 px. */
export const space = [0, 4, 8, 12, 16, 24, 32, 40, 48, 64, 96] as const
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** In rem, to follow the browser's text size: 13, 14, 16, 18, 22, 28, 36 px. */
export const fontSizes = ['0.8125rem', '0.875rem', '1rem', '1.125rem', '1.375rem', '1.75rem', '2.25rem'] as const

/** Widths at which layouts change (specification §9). */
export const breakpoints = { phone: '500px', tablet: '800px', desktop: '1100px', wide: '1366px' } as const

export const media = {
  phone: `@media (min-width: ${breakpoints.phone})`,
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  desktop: `@media (min-width: ${breakpoints.desktop})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const

/** Widths that the specification sets (§2), in px. */
export const layout = {
  containers: { narrow: 540, medium: 832, large: 1000, full: 1200 },
  backgroundColumn: 600,
  topBar: 76,
  /** Sidebar widths: on a wide window, and below `wide`. */
  sidebar: { normal: { wide: 300, narrow: 280 }, large: { wide: 420, narrow: 320 } },
  bottomBar: 64,
  mobileBanner: 56,
} as const

/** The smallest side of any touch target. */
export const touchTarget = 44

export const durations = { fast: '100ms', normal: '150ms', slow: '200ms' } as const
