const mark = '##-'

/** The line above which people reply, in a form that can be found again in any reply. */
export const replyLine = (text: string) => `${mark} ${text} -##`

/** The text above that line, which a mail program may have quoted. */
export function aboveReplyLine(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.replace(/^[\s>|]*/, '').startsWith(mark))
  return at === -1 ? text : lines.slice(0, at).join('\n')
}
