import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type ReceivedMail = {
  readonly to: string
  /** Headers and body, with quoted-printable characters decoded. */
  readonly text: string
}

export type SmtpServer = {
  readonly url: string
  /** Every mail that was accepted, the first one first. */
  readonly mails: () => readonly ReceivedMail[]
  readonly stop: () => Promise<void>
}

const accepted = '250 accepted'

/**
 * A mail server on loopback that speaks as much SMTP as a client needs. `judge` returns the reply to a mail: a pending reply makes
 * the client wait, and any reply other than 250 refuses the mail.
 */
export async function startSmtpServer(
  judge: (mail: ReceivedMail) => Promise<string> | string = () => accepted,
): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const take = async (mail: ReceivedMail) => {
    const reply = await judge(mail)
    if (reply === accepted) mails.push(mail)
    return reply
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    // A client that is killed resets its connection.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    void converse(socket, take)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  const stop = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  return { url: `smtp://127.0.0.1:${address.port}`, mails: () => mails, stop }
}

async function converse(socket: Socket, take: (mail: ReceivedMail) => Promise<string>) {
  const say = (line: string) => void socket.write(`${line}\r\n`)
  let to = ''
  let body: string[] | null = null
  say('220 loopback')
  for await (const line of createInterface({ input: socket })) {
    if (body) {
      if (line !== '.') body.push(line)
      else {
        say(await take({ to, text: readable(body.join('\n')) }))
        body = null
      }
      continue
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') to = /<(.+?)>/.exec(line)?.[1] ?? ''
    if (verb === 'DATA') body = []
    say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
    if (verb === 'QUIT') socket.end()
  }
}

const readable = (text: string) =>
  text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
