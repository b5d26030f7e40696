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

/** A program beside the page: told something, it answers when it can. */
export type Thread = {
  readonly tell: (message: unknown) => void
  readonly onAnswer: (hear: (answer: unknown) => void) => void
  readonly onFailure: (hear: () => void) => void
  readonly stop: () => void
}

/** Starts a module worker from the URL that `import url from './x.worker.ts?worker&url'` gives. */
export const createWorker = (url: string) => new Worker(policy.createScriptURL(url), { type: 'module' })

/** The same, for those who only talk with it. */
export function startWorker(url: string): Thread {
  const worker = createWorker(url)
  return {
    tell: (message) => worker.postMessage(message),
    onAnswer: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
    onFailure: (hear) => worker.addEventListener('error', () => hear()),
    stop: () => worker.terminate(),
  }
}

function sameOriginUrl(url: string) {
  const { href, origin } = new URL(url, globalThis.location.href)
  if (origin !== globalThis.location.origin)
    throw new TypeError(`a worker must come from this site, not from ${origin}`)
  return href
}
