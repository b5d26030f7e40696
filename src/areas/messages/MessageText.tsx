import { Fragment } from 'react'
import type { Mention as Named } from '#contract/messages/messages.ts'
import { SafeText } from '#src/parts/SafeText.tsx'
import { Mention } from '#src/ui/messages/Mention.tsx'
import { mentionsIn } from './mentions.ts'

/** The text of a message, with the names that it mentions. */
export function MessageText({ text, mentions }: { text: string; mentions: readonly Named[] }) {
  const found = mentionsIn(text, mentions)
  const lastEnd = found.at(-1)?.end ?? 0
  return (
    <>
      {found.map(({ at, end, people }, index) => (
        <Fragment key={at}>
          <SafeText text={text.slice(found[index - 1]?.end ?? 0, at)} />
          <Mention isSelf={people.some(({ isSelf }) => isSelf)}>{text.slice(at, end)}</Mention>
        </Fragment>
      ))}
      <SafeText text={text.slice(lastEnd)} />
    </>
  )
}
