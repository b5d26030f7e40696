import { Text } from '#src/ui/Text.tsx'
import type { TermName } from './definitions.tsx'
import { EndingInTerm } from './EndingInTerm.tsx'

/**
 * Below a table, a term of its headings with its explanation: on a phone, where rows are cards, the headings have no room for it.
 */
export const TermNote = ({ of, word }: { of: TermName; word: string }) => (
  <Text variant="small" display={{ print: 'none' }}>
    <EndingInTerm text={word} of={of} />
  </Text>
)
