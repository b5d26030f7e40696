import { scriptUrl } from './createWorker.ts'

/** The one service worker of the site, which serves every page. Registering it again changes nothing. */
export const registerSiteWorker = () => navigator.serviceWorker.register(scriptUrl('/worker.js'), { scope: '/' })
