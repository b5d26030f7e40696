/** A part of a mail with text that people wrote; nothing in it is escaped. */
export type MailSection = {
  /** `null` = the mail is about this section alone. */
  readonly heading: { readonly text: string; readonly link: string } | null
  readonly entries: readonly { readonly by: string; readonly text: string }[]
  /** Our own lines below the entries. */
  readonly notes: readonly { readonly text: string; readonly link: string | null }[]
}
