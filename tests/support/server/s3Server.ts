import { once } from 'node:events'
import { createServer } from 'node:http'

type Request = { readonly method: string; readonly path: string; readonly authorization: string }

/** An S3-compatible service in this process: as much of one as a file store asks for. It refuses what is not signed. */
export async function startS3Server() {
  const objects = new Map<string, { readonly bytes: Buffer; readonly type: string }>()
  const requests: Request[] = []
  let failures = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { method = '', url: path = '', headers } = request
    const authorization = headers.authorization ?? ''
    requests.push({ method, path, authorization })
    const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body)
    const isSigned = /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-west-3\/s3\/aws4_request, /.test(authorization)
    if (!isSigned || headers['x-amz-date'] === undefined) return answer(403)
    if (failures > 0) {
      failures--
      return answer(500)
    }
    if (method === 'PUT') {
      objects.set(path, { bytes: Buffer.concat(chunks), type: headers['content-type'] ?? '' })
      return answer(200)
    }
    const object = objects.get(path)
    if (method === 'DELETE') return answer(objects.delete(path) ? 204 : 404)
    return object ? answer(200, object.bytes) : answer(404)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket: 'portal-files',
      region: 'eu-west-3',
      accessKeyId: 'the-key',
      secretAccessKey: 'the-secret',
    },
    objects,
    requests,
    /** The next requests are answered 500. */
    fail: (times: number) => {
      failures = times
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
