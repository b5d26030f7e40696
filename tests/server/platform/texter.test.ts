import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createTexter } from '#server/platform/texter.ts'

const message = { to: '+33612345678', text: 'Votre code est 123456.' }
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A gateway that answers with this status, and the messages it received. */
async function startGateway(status: number) {
  const taken: { readonly authorization: string | undefined; readonly body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      taken.push({ authorization: request.headers.authorization, body })
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => server.close())
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return { host: `127.0.0.1:${address.port}`, taken }
}

describe('the gateway of text messages', () => {
  it('gets the message as JSON, with its credentials in a header', async () => {
    const { host, taken } = await startGateway(202)
    await createTexter(`http://portal:p%40ss@${host}/send`).send(message)
    const [request] = taken
    expect(JSON.parse(request?.body ?? '')).toEqual(message)
    expect(request?.authorization).toBe(`Basic ${Buffer.from('portal:p@ss').toString('base64')}`)
  })

  it.each([302, 400, 500])('that answers %i has sent nothing', async (status) => {
    const { host } = await startGateway(status)
    await expect(createTexter(`http://${host}/`).send(message)).rejects.toThrow()
  })

  it('that is unavailable has sent nothing', async () => {
    const { host } = await startGateway(200)
    for (const close of closing.splice(0)) close()
    await expect(createTexter(`http://${host}/`).send(message)).rejects.toThrow()
  })
})
