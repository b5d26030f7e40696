/** In px: whole steps are 4 px apart at first, with half and quarter steps in between; `gap={4}` is 16 px. */
export const space = {
  0: 0,
  0.25: 1,
  0.5: 2,
  0.75: 3,
  1: 4,
  1.5: 6,
  2: 8,
  2.5: 10,
  3: 12,
  3.5: 14,
  4: 16,
  4.25: 18,
  4.5: 20,
  5: 24,
  5.5: 28,
  6: 32,
  7: 40,
  7.5: 44,
  8: 48,
  8.5: 56,
  9: 64,
  10: 96,
} as const
export type SpaceStep = keyof typeof space

/** Negative margins, by which an element extends over the edge of its container. */
export const insets = { [-0.5]: -2, [-1]: -4, [-2]: -8, [-3]: -12, [-4]: -16, [-4.5]: -20, [-5]: -24 } as const
export type Inset = -0.5 | -1 | -2 | -3 | -4 | -4.5 | -5

/** In rem, to follow the browser's text size. */
export const fontSizes = {
  note: '0.75rem',
  caption: '0.8125rem',
  small: '0.875rem',
  compact: '0.9375rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.375rem',
  heading: '1.75rem',
  display: '2.25rem',
} as const

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
  notice: 44,
} as const

/** The smallest side of any touch target. */
export const touchTarget = 44

export const durations = { fast: '100ms', normal: '150ms', slow: '200ms' } as const
