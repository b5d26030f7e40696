import type { MailTexts } from './mailTexts.ts'

/** The mail for readers without HTML, with the same words in the same order. */
export const textBody = ({ texts, link }: { texts: MailTexts; link: string }) =>
  [
    texts.title,
    texts.greeting,
    texts.intro,
    `${texts.button}\n${link}`,
    texts.validity,
    `${texts.signature}\n${texts.contact}`,
    `--\n${texts.reason}\n`,
  ].join('\n\n')
