import type { ComponentProps } from 'react'
import { Box } from '#src/ui/Box.tsx'
import { Definition } from './Definition.tsx'
import type { TermName } from './definitions.tsx'

/** A line never breaks beside it. */
export const wordJoiner = '\u2060'

type Props = {
  text: string
  of: TermName
  /** The term, where the text says more than it. */
  word?: string
}

/** The meaning of the term just before it: the button keeps to the last word, and never begins a line. */
export const MeaningOfTerm = (props: ComponentProps<typeof Definition>) => (
  <Box as="span" whiteSpace="nowrap">
    {wordJoiner}
    <Definition {...props} />
  </Box>
)

/** A text and the meaning of its term. */
export const EndingInTerm = ({ text, of, word = text }: Props) => (
  <>
    {text}
    <MeaningOfTerm of={of} word={word} />
  </>
)
