/** The service worker, and where a browser finds it: at the top, because it serves every page. */
export const siteWorker = { source: 'src/app/worker/site.worker.ts', file: 'worker.js' } as const
