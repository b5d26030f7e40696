declare global {
  /** Not in TypeScript's DOM library yet. What `createScriptURL` makes is taken by `Worker` where the page refuses a string. */
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
/** The one policy that the page's `trusted-types` directive names; it lets through nothing but our own files. */
const policy = globalThis.trustedTypes?.createPolicy('portal', rules) ?? rules

/** Starts a module worker from the URL that `import url from './x.worker.ts?worker&url'` gives. */
export const startWorker = (url: string) => new Worker(policy.createScriptURL(url), { type: 'module' })

function sameOriginUrl(url: string) {
  const { href, origin } = new URL(url, globalThis.location.href)
  if (origin !== globalThis.location.origin)
    throw new TypeError(`a worker must come from this site, not from ${origin}`)
  return href
}
