import type { Translated } from '../../catalogue.ts'
import type { exchangeMails as source } from '../../fr-FR/server/exchangeMails.ts'

/** Texts of the emails about messages and posts, in English of Canada. */
export const exchangeMails: Translated<typeof source> = {
  above: 'Reply above this line',
  written: '{{author}}:',
  files: '(file attached)',
  filesToo: '{{text}} (file attached)',
  more: { one: 'and {{count}} more message', other: 'and {{count}} more messages' },
  moreThan: 'and more than {{count}} more messages',
  open: 'See the conversation',
  replyToMail: 'To reply, simply answer this email.',
  replyTo: 'Reply by email',
  digest: {
    subject: '{{brand}}: {{count}} conversations are waiting for you',
    title: 'Your conversations',
    intro: 'Here is what you have not read yet.',
    button: 'See my messages',
  },
}
