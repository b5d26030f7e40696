import { jsonForHtml } from './jsonForHtml.ts'

/**
 * A script of the page's head, before any other. Only the browser knows that somebody is signed in here (local storage,
 * key `state`), and then the frame is needed too: it is on its way before the first script has even arrived.
 */
export const aheadScript = (paths: readonly string[]): string =>
  `try{if(localStorage.getItem('state')!==null)for(const href of ${jsonForHtml(paths)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}))}catch{}`
