/** A text message to a mobile number. */
export type TextMessage = {
  /** E.164. */
  readonly to: string
  readonly text: string
}
/** The gateway if configured, otherwise the demo outbox. Rejects when the message is not accepted. */
export type Texter = { readonly send: (message: TextMessage) => Promise<void> }

const timeout = 10_000

/** Posts messages as JSON, `{ "to": "+33612345678", "text": "…" }`, to the address in `SMS_URL`; its user and password are sent as Basic. */
export function createTexter(url: string): Texter {
  const { username, password, href } = new URL(url)
  const address = new URL(href)
  address.username = ''
  address.password = ''
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return {
    send: async (message) => {
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'content-type': 'application/json',
          ...(username && { authorization: `Basic ${credentials}` }),
        },
        body: JSON.stringify(message),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
    },
  }
}
