/**
 * `fetch` for one large body, with upload progress, which `fetch` itself cannot report. It supports only what the
 * HTTP client uses: address, method, headers, a text body, a signal.
 */
export const fetchWithProgress =
  (report: (ratio: number) => void): typeof fetch =>
  (input, init) => {
    const { url, method, headers, signal } = new Request(input, { ...init, body: null })
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const call = new XMLHttpRequest()
    call.open(method, url)
    headers.forEach((value, name) => {
      call.setRequestHeader(name, value)
    })
    call.responseType = 'text'
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) report(loaded / total)
    })
    call.addEventListener('load', () => {
      const isEmpty = call.status === 204 || call.responseText === ''
      resolve(new Response(isEmpty ? null : call.responseText, { status: call.status, statusText: call.statusText }))
    })
    call.addEventListener('error', () => reject(new TypeError('the network did not answer')))
    call.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    if (signal.aborted) reject(signal.reason)
    else call.send(typeof init?.body === 'string' ? init.body : null)
    return promise
  }
