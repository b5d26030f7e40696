import type { LocaleCode } from '#contract/offers.ts'

export type Mail = {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: LocaleCode
}

/** SMTP when configured, otherwise the demo outbox. Rejects when the mail was not taken over. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }
