import { frameIconPaths } from './frameIconPaths.ts'

/**
 * One path each, on a grid of 24. Those of `firstIconPaths` are there before sign-in, and those of `frameIconPaths` come with the
 * application's frame; the others load with the first screen that is not the dashboard.
 */
export const iconPaths = {
  ...frameIconPaths,
  arrowDown: 'M12 4v15.5m6.5-6L12 20l-6.5-6.5',
  arrowRight: 'M4 12h15.5m-6-6.5L20 12l-6.5 6.5',
  arrowUp: 'M12 20V4.5m-6.5 6L12 4l6.5 6.5',
  bellOff: 'M3.5 3.5l17 17M8.2 5.2A6 6 0 0 1 18 10c0 2.6.5 4.4 1.1 5.6M15.5 16.5H4.5s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0',
  chevronLeft: 'M15 5.5 8.5 12l6.5 6.5',
  chevronRight: 'm9 5.5 6.5 6.5L9 18.5',
  dot: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 1.6a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Zm0 1.7a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  dotEmpty: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  filter: 'M4 6.5h16M7 12h10m-7 5.5h4',
  image: 'M4 5h16v14H4V5Zm.5 11.5L9 12l3.5 3.5 3-3 4 4M15 8.8v.1',
  minus: 'M5 12h14',
  paperclip:
    'm19.5 11.2-7.9 7.9a4.5 4.5 0 0 1-6.4-6.4l8.3-8.3a3 3 0 0 1 4.2 4.2l-8.2 8.2a1.5 1.5 0 0 1-2.1-2.1l7.3-7.3',
  trash: 'M4 6.5h16m-10.5 0v-3h5v3m-8.5 0 1 14h10l1-14M10 10.5l.4 6m3.6-6-.4 6',
} as const
export type IconName = keyof typeof iconPaths
