import type { ComponentProps } from 'react'
import { Box } from '#src/ui/Box.tsx'
import { Definition } from './Definition.tsx'
import type { TermName } from './definitions.tsx'

/** The line never breaks next to it. */
export const wordJoiner = '\u2060'

type Props = {
  text: string
  of: TermName
  /** The term, if the text is longer. */
  word?: string
}

/** The explanation of the preceding term: the button stays with the last word, and never begins a line. */
export const MeaningOfTerm = (props: ComponentProps<typeof Definition>) => (
  <Box as="span" whiteSpace="nowrap">
    {wordJoiner}
    <Definition {...props} />
  </Box>
)

/** A text, with the explanation of its term. */
export const EndingInTerm = ({ text, of, word = text }: Props) => (
  <>
    {text}
    <MeaningOfTerm of={of} word={word} />
  </>
)
