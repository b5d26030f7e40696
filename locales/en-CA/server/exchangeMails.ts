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
  reply: {
    subject: '{{brand}}: your reply by email was not posted',
    title: 'Your reply was not posted',
    filesSubject: '{{brand}}: some files were not attached',
    filesTitle: 'Some files were not attached',
    because: {
      gone: 'The conversation that you replied to is no longer open to you: you have left it, or you no longer have access to this building.',
      closed: 'This discussion takes no more messages: it is closed or archived.',
      takesNoMessages: 'The person you replied to does not receive your messages.',
      otherAddress:
        'A reply arrived from another address than that of your account. Reply from the address of your account.',
      expired: 'The address that you replied to is no longer valid. Reply in your client portal.',
      tooLong: 'Your reply is too long. Shorten it, or send it in several parts.',
      empty: 'We found neither text nor files in your reply. Write above the quoted message.',
      tooMany: 'Many replies of yours arrived in a short time. Try again in an hour.',
      files:
        'These files of your email were not taken: {{names}}. We take up to ten files with a message, as JPEG, PNG or PDF, of 10 MB each.',
      refused: 'Your reply could not be posted. Try again in your client portal.',
    },
    yours: 'Your text:',
    kept: 'Nothing is lost: your text is above. You can copy it into your client portal.',
    sentKept: 'Your email is still, with its files, among your sent messages.',
    button: 'Open my client portal',
    reason: 'You are receiving this message because a reply to a {{brand}} email arrived for your account.',
  },
}
