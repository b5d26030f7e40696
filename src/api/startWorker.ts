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

/** A program beside the page: it takes messages, and answers when it can. */
export type Thread = {
  readonly tell: (message: unknown) => void
  readonly onAnswer: (hear: (answer: unknown) => void) => void
  readonly onFailure: (hear: () => void) => void
  readonly stop: () => void
}

/** The address of a worker's script, as the page's policy lets it be used. */
export const scriptUrl = (url: string) => policy.createScriptURL(url)

/** Starts a module worker from the URL that `import url from './x.worker.ts?worker&url'` gives. */
export const createWorker = (url: string) => new Worker(scriptUrl(url), { type: 'module' })

/** The same, for callers that only exchange messages with it. */
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
