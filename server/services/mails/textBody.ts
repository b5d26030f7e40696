import type { MailSection } from './mailSection.ts'
import type { MailTexts } from './mailTexts.ts'
import { replyLine } from './replyLine.ts'

type TextInput = {
  readonly texts: MailTexts
  readonly link: string
  readonly sections: readonly MailSection[]
  readonly above: string | null
}

/** The mail for readers without HTML, with the same words in the same order. */
export const textBody = ({ texts, link, sections, above }: TextInput) =>
  [
    ...(above === null ? [] : [replyLine(above)]),
    texts.title,
    texts.greeting,
    texts.intro,
    ...sections.flatMap(sectionText),
    `${texts.button}\n${link}`,
    texts.validity,
    `${texts.signature}\n${texts.contact}`,
    `--\n${texts.reason}\n`,
  ].join('\n\n')

const sectionText = ({ heading, entries, notes }: MailSection): string[] => [
  ...(heading ? [`${heading.text}\n${heading.link}`] : []),
  ...entries.map(({ by, text }) => `${by}\n${text}`),
  ...notes.map(({ text, link }) => (link === null ? text : `${text}\n${link.replace(/^mailto:/, '')}`)),
]
