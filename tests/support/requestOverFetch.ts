/** The part of XMLHttpRequest that the application uses, over `fetch`: msw does not see the requests of jsdom's own. */
class RequestOverFetch extends EventTarget {
  readonly upload = new EventTarget()
  responseType = ''
  responseText = ''
  status = 0
  statusText = ''
  readonly #headers = new Headers()
  readonly #leaving = new AbortController()
  #method = 'GET'
  #url = ''

  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  abort() {
    this.#leaving.abort()
    this.dispatchEvent(new Event('abort'))
  }
  send(body: string | null) {
    void this.#answer(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.#leaving.signal.aborted || this.dispatchEvent(new Event('error')),
    )
  }
  async #answer(body: string | null) {
    const total = body?.length ?? 0
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: total, total, lengthComputable: total > 0 }))
    const { signal } = this.#leaving
    const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
    this.responseText = await answer.text()
    this.status = answer.status
    this.statusText = answer.statusText
  }
}

/** Replaces jsdom's XMLHttpRequest; returns how to restore it. */
export function requestOverFetch(): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest') ?? {}
  Object.defineProperty(globalThis, 'XMLHttpRequest', { ...own, value: RequestOverFetch })
  return () => void Object.defineProperty(globalThis, 'XMLHttpRequest', own)
}
