import type { Explanation } from '#contract/accounts/explanations.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Text } from '#src/ui/Text.tsx'
import { sentencesOf } from './sentences.ts'

/** The computation of an amount, one sentence a line. */
export function Sentences({ explanation }: { explanation: Explanation }) {
  const language = useLanguage()
  return (
    <>
      {sentencesOf(explanation, language).map((sentence, index) => (
        // Two keys may say the same sentence.
        <Text key={`${index} ${sentence}`}>{sentence}</Text>
      ))}
    </>
  )
}
