import EmailReplyParser from 'email-reply-parser'
import { aboveReplyLine } from '#server/services/mails/replyLine.ts'

/** No line that announces a quote is longer. */
const longestLine = 300
/** Characters that are checked: several times the longest message. */
const longestText = 20_000
/** Patterns of other languages take cubic time on hostile texts, so lines with their words are hidden from the library. */
const foreignWords = /schreef|skrev|schrieb|pisze|napisał|kirjoitti|写道|のメッセージ|작성/
/** « Le gardien m’a écrit » is a sentence: only a line that ends with a colon announces a quote. */
const sentence = /(?:écrit|wrote)\s*$/
const mark = '\u2063'
/** A signature added by the mail program, not typed for this mail. */
const automaticSignature = /^\s*(?:-{2,4}|_{2,4}|Envoy|Sent from|Get Outlook|Télécharger Outlook)/

/** The person's own text in a reply, without the quoted mail and additions of the phone. */
export function cutQuote(mailed: string): string {
  const text = mailed
    .slice(0, longestText)
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\0\u2063]/g, '')
    .toWellFormed()
  const { guarded, restore } = guard(aboveReplyLine(text).replace(/\n{3,}/g, '\n\n'))
  const fragments = new EmailReplyParser().read(guarded).getFragments()
  const written = fragments.filter(
    (fragment) => !fragment.isQuoted() && !(fragment.isSignature() && automaticSignature.test(fragment.getContent())),
  )
  return restore(written.map((fragment) => fragment.getContent()).join('\n')).trim()
}

/** Replaces lines that the library must not process; `restore` puts them back. */
function guard(text: string) {
  const kept: string[] = []
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('>')) return '>'
    if (line.length <= longestLine && !foreignWords.test(line) && !sentence.test(line)) return line
    return `${mark}${kept.push(line) - 1}${mark}`
  })
  const restore = (found: string) =>
    found.replaceAll(new RegExp(`${mark}(\\d+)${mark}`, 'g'), (_, index) => kept[Number(index)] ?? '')
  return { guarded: lines.join('\n'), restore }
}
