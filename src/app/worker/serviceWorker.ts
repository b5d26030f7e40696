type Lasting = { readonly waitUntil: (work: Promise<unknown>) => void }
type OpenPage = { readonly url: string; readonly focus: () => Promise<unknown> }
type Pages = {
  readonly matchAll: (query: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  readonly openWindow: (url: string) => Promise<unknown>
  /** Takes charge of the open pages that loaded without the worker. */
  readonly claim: () => Promise<void>
}
export type PageRequest = Event &
  Lasting & {
    readonly request: Request
    /** The answer to a navigation that the browser requested while the worker was starting. */
    readonly preloadResponse: Promise<Response | undefined>
    readonly respondWith: (answer: Promise<Response>) => void
  }

declare global {
  /** The additional members of a service worker, which TypeScript's DOM library lacks. */
  var clients: Pages
  var registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'navigationPreload'>
  var skipWaiting: () => Promise<void>
  interface WindowEventMap {
    install: Event & Lasting
    activate: Event & Lasting
    fetch: PageRequest
    push: Event & Lasting & { readonly data: { readonly json: () => unknown } | null }
    notificationclick: Event & Lasting & { readonly notification: Notification }
  }
  interface ImportMetaEnv {
    /** The files of the build to cache; the development server has none. */
    readonly FRAME_FILES?: readonly string[]
  }
}
