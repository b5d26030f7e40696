import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { TermName } from './definitions.tsx'
import { EndingInTerm } from './EndingInTerm.tsx'

/**
 * Below a table, the way to the meaning of a term of its headings: on a phone, where rows are cards, the headings have no room for it.
 */
export function TermNote({ of, word }: { of: TermName; word: string }) {
  const t = useTranslate()
  return (
    <Text variant="small" display={{ print: 'none' }}>
      <EndingInTerm text={t('definition.ask', { word })} of={of} word={word} />
    </Text>
  )
}
