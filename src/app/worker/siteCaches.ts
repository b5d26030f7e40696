/** The browser's caches of this site: files of a build, one cache for each, and what somebody has read. */
export const siteCaches = { frame: 'frame:', reading: 'reading' } as const
