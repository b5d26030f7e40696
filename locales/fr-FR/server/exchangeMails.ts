/** Texts of the e-mails about messages and posts, and of those about replies to them. */
export const exchangeMails = {
  /** The first line of a mail that can be replied to: the quoted mail below it is cut off. */
  above: 'Répondez au-dessus de cette ligne',
  written: '{{author}} :',
  files: '(fichier joint)',
  filesToo: '{{text}} (fichier joint)',
  more: { one: 'et {{count}} message de plus', other: 'et {{count}} messages de plus' },
  moreThan: 'et plus de {{count}} messages de plus',
  open: 'Voir la conversation',
  replyToMail: 'Pour répondre, répondez simplement à cet e-mail.',
  replyTo: 'Répondre par e-mail',
  digest: {
    subject: '{{brand}} : {{count}} conversations vous attendent',
    title: 'Vos échanges',
    intro: 'Voici ce que vous n’avez pas encore lu.',
    button: 'Voir mes messages',
  },
} as const
