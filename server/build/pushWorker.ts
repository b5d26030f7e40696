/** The service worker of push notifications, and where a browser finds it. */
export const pushWorker = { source: 'src/areas/settings/push.worker.ts', file: 'push/worker.js' } as const
