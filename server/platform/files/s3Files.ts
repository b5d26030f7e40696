import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { causesOf, codeOf } from '../databaseErrors.ts'
import { Problem } from '../problem.ts'
import { checkedKey, type FileStore, isKey } from './fileStore.ts'
import { readListing } from './s3Listing.ts'

export type S3Settings = {
  /** Address of the service, e.g. https://s3.eu-west-3.amazonaws.com. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How long the service may be silent, and how much longer each megabyte may take. Milliseconds. */
const defaultPatience = 2_000
const perMegabyte = 250
const retryAfter = 5
/** How often a request is retried, and the pause before the first retry; each further pause is twice as long. */
const retries = 2
const firstPause = 50

const unavailable = (why: string) => new Problem('files_unavailable', `the file store ${why}`, { retryAfter })

/** Files in a bucket, addressed by path, which every compatible service understands. */
export function createS3Files(settings: S3Settings, { patience = defaultPatience } = {}): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const address = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  /**
   * Passes the signal to each `fetch`: signing drops a signal that is part of the request, and a caller would then
   * wait for a silent service for ever.
   */
  async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(await client.sign(url, init), { signal })
      if ((answer.status < 500 && answer.status !== 429) || tries === retries) return answer
      await answer.body?.cancel()
      await wait(firstPause * 2 ** tries)
    }
  }

  /** Sends a request and returns the result of `read`. A failure at any step counts as the same outage. */
  async function ask<Answer>(
    method: string,
    path: string,
    read: (answer: Response, isAlive: () => void) => Promise<Answer>,
    { body, headers = {} }: { readonly body?: Buffer<ArrayBuffer>; readonly headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(), patience + ((body?.length ?? 0) / 1_000_000) * perMegabyte)
    try {
      const init = { method, headers, ...(body && { body }) }
      const answer = await send(address + path, init, silence.signal)
      if (answer.status < 500 && answer.status !== 429) return await read(answer, () => void timer.refresh())
      await answer.body?.cancel()
      throw unavailable(`answered ${answer.status}`)
    } catch (error) {
      // `fetch` throws either the abort after a silence or a network error.
      if (silence.signal.aborted) throw unavailable('does not answer')
      if (!(error instanceof TypeError)) throw error
      const [code = 'without a code'] = [...causesOf(error)].map(codeOf).filter((known) => known !== '')
      throw unavailable(`cannot be reached, or broke off: ${code}`)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    put: (key, bytes, contentType) =>
      ask('PUT', `/${checkedKey(key)}`, (answer) => done(answer, 'put'), {
        body: Buffer.from(bytes),
        headers: { 'content-type': contentType },
      }),
    read: (key) =>
      ask('GET', `/${checkedKey(key)}`, async (answer, isAlive) => {
        if (answer.ok) return bytesOf(answer, isAlive)
        await done(answer, 'read', [404])
        return null
      }),
    remove: (key) => ask('DELETE', `/${checkedKey(key)}`, (answer) => done(answer, 'removal', [404])),
    list: async function* (prefix) {
      for (let from: string | null = ''; from !== null; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(from !== '' && { 'continuation-token': from }),
        })
        const page: ReturnType<typeof readListing> = await ask('GET', `?${query}`, async (answer, isAlive) => {
          if (!answer.ok) await done(answer, 'listing')
          return readListing(Buffer.from(await bytesOf(answer, isAlive)).toString())
        })
        yield page.files.filter(({ key }) => isKey(key))
        from = page.next
      }
    },
  }
}

/** Reports the status only: the body of a refusal may name keys of the service. */
async function done(answer: Response, what: string, isFine: readonly number[] = []): Promise<void> {
  await answer.body?.cancel()
  if (!answer.ok && !isFine.includes(answer.status)) {
    throw new Error(`the file store answered ${answer.status} to a ${what}`)
  }
}

async function bytesOf({ body }: Response, isAlive: () => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) {
    isAlive()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
