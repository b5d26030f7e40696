import { Box } from '#src/ui/Box.tsx'
import { Definition } from './Definition.tsx'
import type { TermName } from './definitions.tsx'

/** A line never breaks beside it. */
const wordJoiner = '\u2060'

type Props = {
  text: string
  of: TermName
  /** The term, where the text says more than it. */
  word?: string
}

/** A text and the meaning of its term: the button keeps to the last word, and never begins a line. */
export const EndingInTerm = ({ text, of, word = text }: Props) => (
  <>
    {text}
    <Box as="span" whiteSpace="nowrap">
      {wordJoiner}
      <Definition of={of} word={word} />
    </Box>
  </>
)
