import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Request = { readonly method: string; readonly path: string; readonly authorization: string }
type S3Object = { readonly bytes: Buffer; readonly type: string; readonly storedAt: Date }

/** Smaller than a page of S3, so that a listing takes several pages. */
const pageSize = 3
const bucket = 'portal-files'

/**
 * An S3-compatible service in this process, with the operations a file store needs. It refuses unsigned requests. Tests can
 * make it fail, hang or go away.
 */
export async function startS3Server({ now = () => new Date() } = {}) {
  const objects = new Map<string, S3Object>()
  const requests: Request[] = []
  let failures = 0
  let isHanging = false
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const authorization = headers.authorization ?? ''
    requests.push({ method, path, authorization })
    const bytes = await buffer(request)
    if (isHanging) return
    const isSigned = /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-west-3\/s3\/aws4_request, /.test(authorization)
    if (!isSigned || headers['x-amz-date'] === undefined) return answer(response, 403)
    if (failures > 0) {
      failures--
      return answer(response, 500)
    }
    handle(objects, { request, bytes, at: now() }, response)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  await listen(0)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket,
      region: 'eu-west-3',
      accessKeyId: 'the-key',
      secretAccessKey: 'the-secret',
    },
    objects,
    requests,
    /** The next requests get a 500. */
    fail: (times: number) => {
      failures = times
    },
    /** Requests hang while this is on. */
    hang: (silent: boolean) => {
      isHanging = silent
    },
    /** Refuses connections until `comeBack`, at the same address. */
    stop,
    comeBack: () => listen(address.port),
    close: async () => {
      if (server.listening) await stop()
    },
  }
}

const answer = (response: ServerResponse, status: number, body?: Buffer | string) =>
  void response.writeHead(status).end(body)

type Received = { readonly request: IncomingMessage; readonly bytes: Buffer; readonly at: Date }

function handle(objects: Map<string, S3Object>, { request, bytes, at }: Received, response: ServerResponse) {
  const { method, url: path = '', headers } = request
  const { pathname, searchParams } = new URL(path, 'http://s3')
  if (method === 'GET' && pathname === `/${bucket}`) return answer(response, 200, listing(objects, searchParams))
  if (method === 'PUT') {
    objects.set(path, { bytes, type: headers['content-type'] ?? '', storedAt: at })
    return answer(response, 200)
  }
  if (method === 'DELETE') return answer(response, objects.delete(path) ? 204 : 404)
  const object = objects.get(path)
  return object ? answer(response, 200, object.bytes) : answer(response, 404)
}

/** A page of ListObjectsV2. Its token has characters that XML escapes, as real ones can. */
function listing(objects: ReadonlyMap<string, S3Object>, query: URLSearchParams) {
  if (query.get('list-type') !== '2') return ''
  const from = Number(/\d+/.exec(query.get('continuation-token') ?? '')?.[0] ?? 0)
  const found = [...objects]
    .map(([path, { storedAt }]) => ({ key: path.slice(bucket.length + 2), storedAt }))
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const contents = found
    .slice(from, from + pageSize)
    .map(
      ({ key, storedAt }) =>
        `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>1</Size></Contents>`,
    )
  const isTruncated = from + pageSize < found.length
  const next = isTruncated ? `<NextContinuationToken>a&amp;b&lt;&#x2F;${from + pageSize}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name>${next}
<IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}</ListBucketResult>`
}
