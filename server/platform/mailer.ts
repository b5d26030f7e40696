import type { LocaleCode } from '#contract/offers.ts'

export type Mail = {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: LocaleCode
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string
  /** Whether it replies to a mail from its recipient, whose own auto-responders must then stay silent too. */
  readonly isAnswer?: boolean
}

/** SMTP if configured, otherwise the demo outbox. Rejects when the mail is not accepted. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }

const timeout = 10_000

/** Hands mails to the server in `SMTP_URL`; each step may take ten seconds. */
export function createSmtpMailer(url: string): Mailer {
  let transport: ReturnType<typeof openTransport> | null = null
  return {
    send: async ({ to, from, subject, text, html, locale, replyTo, isAnswer = false }) => {
      const submitted = isAnswer ? 'auto-replied' : 'auto-generated'
      const headers = { 'Content-Language': locale, 'Auto-Submitted': submitted }
      transport ??= openTransport(url)
      await (await transport).sendMail({
        to,
        from,
        subject,
        text,
        html,
        headers,
        ...(replyTo && { replyTo }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}

/** Connects and signs in without sending anything. Rejects with the message of the server or the network. */
export async function greetMailServer(url: string): Promise<void> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Nodemailer is loaded with the first mail, so that the start does not wait for it. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
}
