import type { Explanation } from '#contract/accounts/explanations.ts'
import { sentencesOf } from '#locales/explanationSentences.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The computation of an amount, one sentence per line. */
export function Sentences({ explanation }: { explanation: Explanation }) {
  const { translate: t, format } = useLanguage()
  const sentences = sentencesOf(explanation, {
    say: (name, values) => t(`personal.explain.sentences.${name}`, values),
    integer: format.integer,
    money: format.money,
  })
  return (
    <>
      {sentences.map((sentence, index) => (
        // Two keys may have the same sentence.
        <Text key={`${index} ${sentence}`}>{sentence}</Text>
      ))}
    </>
  )
}
