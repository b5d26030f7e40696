import type { ReportCategory } from '#contract/reports/reports.ts'

/** The drawing of each category (one path on a grid of 24, like every icon) and the key of its examples. */
export const categoryDrawings = {
  1: {
    hint: 'fire',
    path: 'M12 3c.6 3.2 5.5 5.4 5.5 10.6a5.5 5.5 0 0 1-11 0c0-2.2 1-3.6 2.2-4.8.2 1.6.8 2.5 1.8 3C10.2 8.6 10.6 5.4 12 3Zm0 16c-1.5 0-2.4-1-2.4-2.3 0-1.4 1.2-2.2 2.4-3.7 1.2 1.5 2.4 2.3 2.4 3.7 0 1.3-.9 2.3-2.4 2.3',
  },
  2: {
    hint: 'waterDamage',
    path: 'M12 3.5c3.6 4.3 6 7.2 6 10.5a6 6 0 0 1-12 0c0-3.3 2.4-6.2 6-10.5ZM9 14.5a3 3 0 0 0 2.6 2.9',
  },
  3: {
    hint: 'blockage',
    path: 'M3.5 8h17v5.5h-17V8Zm3.3 5.5V20m10.4-6.5V20M5 20h3.6m6.8 0H19M8 8l-3.2 5.5M13.5 8l-3.2 5.5M19 8l-3.2 5.5',
  },
  4: {
    hint: 'vandalism',
    path: 'M4 4h16v16H4V4Zm8 16-1.5-5 3.5-2.5-2.5-3L14 4m-3.5 11L5 16.5m9-4 6-1',
  },
  5: {
    hint: 'gasLeak',
    path: 'M3.5 9h9a2.7 2.7 0 1 0-2.6-3.5M3.5 13h14a2.8 2.8 0 1 1-2.7 3.6M3.5 17h7a2 2 0 1 1-1.9 2.6',
  },
  6: {
    hint: 'degradation',
    path: 'M4 19.5h16M6 19.5V9l6-5 6 5v10.5M12 4v4l-2 2.5 3.5 2.5-1.5 3v3.5',
  },
  7: {
    hint: 'breakdown',
    path: 'M20.2 7.2a5 5 0 0 1-6.6 6L7 19.8A2 2 0 0 1 4.2 17l6.6-6.6a5 5 0 0 1 6-6.6l-3 3v3.4h3.4l3-3Z',
  },
} as const satisfies Record<ReportCategory, { readonly hint: string; readonly path: string }>
