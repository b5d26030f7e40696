declare global {
  /**
   * Missing from TypeScript's DOM library. `Worker` accepts the result of `createScriptURL` where the page refuses a
   * string.
   */
  var trustedTypes:
    | undefined
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (url: string) => string },
        ) => { createScriptURL: (url: string) => string }
      }
}

const rules = { createScriptURL: sameOriginUrl }
/** The only policy in the page's `trusted-types` directive; it allows only our own files. */
const policy = globalThis.trustedTypes?.createPolicy('portal', rules) ?? rules

/** The address of a worker's script, as the page's policy lets it be used. */
export const scriptUrl = (url: string) => policy.createScriptURL(url)

/** Starts a module worker from the URL that `import url from './x.worker.ts?worker&url'` gives. */
export const createWorker = (url: string) => new Worker(scriptUrl(url), { type: 'module' })

function sameOriginUrl(url: string) {
  const { href, origin } = new URL(url, globalThis.location.href)
  if (origin !== globalThis.location.origin)
    throw new TypeError(`a worker must come from this site, not from ${origin}`)
  return href
}
