import { AwsClient } from 'aws4fetch'
import { checkedKey, type FileStore } from './fileStore.ts'

export type S3Settings = {
  /** Address of the service, e.g. https://s3.eu-west-3.amazonaws.com. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const defaultPatience = 10_000

/** Files in a bucket, addressed by path: every compatible service understands that. Answers rejects when it does not answer. */
export function createS3Files(settings: S3Settings, { patience = defaultPatience } = {}): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 100 })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/`

  async function ask(method: string, key: string, init: RequestInit = {}) {
    const signal = AbortSignal.timeout(patience)
    return client.fetch(base + checkedKey(key), { ...init, method, signal })
  }
  /** The body of a refusal may name keys of the service; its status says enough. */
  async function refuse(what: string, answer: Response): Promise<never> {
    await answer.body?.cancel()
    throw new Error(`the file store answered ${answer.status} to a ${what}`)
  }

  return {
    put: async (key, bytes, contentType) => {
      const answer = await ask('PUT', key, { body: Buffer.from(bytes), headers: { 'content-type': contentType } })
      if (!answer.ok) await refuse('put', answer)
      await answer.body?.cancel()
    },
    read: async (key) => {
      const answer = await ask('GET', key)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      if (answer.status !== 404) await refuse('read', answer)
      await answer.body?.cancel()
      return null
    },
    remove: async (key) => {
      const answer = await ask('DELETE', key)
      if (!answer.ok && answer.status !== 404) await refuse('removal', answer)
      await answer.body?.cancel()
    },
  }
}
