import { screenOf, screenPaths } from '#contract/addresses.ts'

/** The name that a build gave the script of this page, which differs from one release to the next. */
function versionOf(page: Document): string {
  const address = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  return /([^/]+)\.js$/.exec(address)?.[1] ?? '–'
}

/**
 * What a ticket says about a screen that failed; `null` = the path is not of a screen. The pattern of the path names the screen,
 * because an id in it could name a person.
 */
export function crashAt(pathname: string) {
  const screen = screenOf(pathname)
  return screen && { path: screenPaths[screen], browser: navigator.userAgent, version: versionOf(document) }
}
