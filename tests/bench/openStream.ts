import { get, type IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { livePath } from '#contract/live.ts'

/** Opens a live stream and passes the data of its changes to `hear`. It is open once its first position arrives. */
export async function openStream(url: string, token: string, hear: (data: string) => void): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + livePath, { headers: { authorization: `Bearer ${token}` }, agent: false }, resolve).once('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`the stream answered ${answer.statusCode}`)
  return new Promise((resolve) => {
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'position') resolve(answer)
        if (event === 'change') hear(data)
      },
    })
    answer.setEncoding('utf8').on('data', (chunk: string) => parser.feed(chunk))
    // The end of the run destroys the stream.
    answer.on('error', () => undefined)
  })
}
