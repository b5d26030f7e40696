/** The browser's caches of this site: one for the files of each build, and one for what the person has read. */
export const siteCaches = { frame: 'frame:', reading: 'reading' } as const
