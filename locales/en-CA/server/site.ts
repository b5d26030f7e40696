import type { Translated } from '../../catalogue.ts'
import type { site as source } from '../../fr-FR/server/site.ts'

export const site: Translated<typeof source> = {
  description:
    '{{brand}}, the client area of your condo: votes and meetings, reports, accounts, news and contacts of the building.',
  withoutScript: 'This site needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
  oldBrowser: {
    title: 'Your browser is too old',
    text: 'Internet Explorer no longer receives updates, so it cannot show this site safely. Install one of these browsers, free of charge, and come back.',
    firefox: 'Install Mozilla Firefox',
    edge: 'Install Microsoft Edge',
    help: 'You cannot install another one? Write to support:',
    subject: 'My browser is too old',
    body: 'Page: {{page}}\nBrowser: {{browser}}\n\nMy message: ',
  },
  outbox: {
    title: 'Demo outbox',
    text: 'Emails and text messages of the demo land here and nowhere else.',
    empty: 'No email yet. Ask for a new password, for example.',
    to: 'To',
    textTo: 'By text message to',
    plainText: 'Plain text',
    preview: 'How the email looks',
    reply: 'Reply to this email',
    send: 'Send the reply',
  },
}
