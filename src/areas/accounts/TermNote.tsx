import { Text } from '#src/ui/Text.tsx'
import { Definition } from './Definition.tsx'
import type { TermName } from './definitions.tsx'

/** Below a table, a term of its headings with what it means: on a phone, where rows are cards, the headings have no place for it. */
export const TermNote = ({ of, word }: { of: TermName; word: string }) => (
  <Text variant="small" display={{ print: 'none' }}>
    {word} <Definition of={of} word={word} />
  </Text>
)
