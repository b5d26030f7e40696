import { ofetch } from 'ofetch'
import type { z } from 'zod'
import { readStream } from '../readStream.ts'

export type ZendeskSettings = {
  /** The address of the account; only its origin counts. */
  readonly url: string
  /** `<e-mail of an administrator there>/token:<token of the API>`. */
  readonly key: string
}

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly query?: Readonly<Record<string, string>>
  /** An object is sent as JSON. */
  readonly body?: Record<string, unknown> | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** Milliseconds. */
const timeout = 20_000
/** Bytes. A large response must not fill the memory of this process. */
const limit = 12 * 1024 * 1024
/** Seconds without calls when Zendesk answers « too many requests » without a time. */
const usualPause = 60

/**
 * Calls Zendesk's API. It never retries: jobs do. After a 429, it sends nothing before the moment that Zendesk names.
 */
export function createZendeskCalls({ url, key }: ZendeskSettings, now: () => Date) {
  const { origin } = new URL(url)
  const authorization = `Basic ${Buffer.from(key).toString('base64')}`
  let pausedUntil = 0

  const ask = async (address: string, { headers, ...call }: Call & { readonly redirect: RequestRedirect }) => {
    if (now().getTime() < pausedUntil) throw new Error('Zendesk has asked for a pause')
    const answer = await ofetch.raw(address, {
      ...call,
      headers: { ...headers, authorization },
      responseType: 'stream',
      // Unlike the library's own timeout, this one includes the body.
      signal: AbortSignal.timeout(timeout),
      retry: false,
      ignoreResponseError: true,
    })
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || usualPause
      pausedUntil = now().getTime() + seconds * 1_000
    }
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    // The explanations in the body repeat the request, so they stay out of the log.
    throw new Error(`Zendesk answered ${answer.status}`)
  }

  return {
    call: async <Answer extends z.ZodType>(
      path: string,
      schema: Answer,
      call: Call = {},
    ): Promise<z.output<Answer>> => {
      const answer = await ask(`${origin}/api/v2/${path}`, { ...call, redirect: 'error' })
      if (!answer) throw new Error('Zendesk answered 404')
      const bytes = await readStream(answer.body, limit)
      return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
    },
    /** The key is sent to no other address; Zendesk itself may redirect to its file store. `null` = no such file. */
    download: async (address: string): Promise<Uint8Array | null> => {
      if (!URL.canParse(address) || new URL(address).origin !== origin) return null
      const answer = await ask(address, { redirect: 'follow' })
      return answer && readStream(answer.body, limit)
    },
  }
}
