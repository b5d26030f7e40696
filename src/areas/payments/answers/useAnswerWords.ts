import type { AnswerLine } from '#contract/payments/bankAnswers.ts'
import { bankReason } from '#contract/payments/bankReasons.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'

type Tone = 'success' | 'warning' | 'neutral'
const tones: Readonly<Record<AnswerLine['outcome'], Tone>> = {
  applied: 'success',
  person: 'warning',
  unmatched: 'warning',
  noted: 'neutral',
  known: 'neutral',
}

/** The kinds whose reason says why money was not paid, or went back. */
const refusals: readonly AnswerLine['kind'][] = ['rejected', 'returned', 'refunded']

/** Lines of the bank in words. */
export function useAnswerWords() {
  const { translate: t } = useLanguage()
  const reasonOf = ({ kind, reason }: Pick<AnswerLine, 'kind' | 'reason'>) => {
    if (!refusals.includes(kind)) return null
    const { sentence } = bankReason(reason)
    const words = t(`bankAnswers.reasons.${sentence ?? 'deceased'}`)
    return reason === null ? words : t('bankAnswers.reasons.withCode', { reason: words, code: reason })
  }
  return {
    reasonOf,
    saysOf: ({ kind }: Pick<AnswerLine, 'kind'>) => t(`bankAnswers.kinds.${kind}`),
    whyOf: ({ why }: Pick<AnswerLine, 'why'>) => why && t(`bankAnswers.whys.${why}`),
    nameOf: ({ reference }: Pick<AnswerLine, 'reference'>) => reference ?? t('bankAnswers.line.unnamed'),
    outcomeOf({ outcome, life }: AnswerLine, isApplied: boolean): { readonly words: string; readonly tone: Tone } {
      if (life !== null) {
        const isOpen = life === 'waiting' || life === 'suspended'
        return { words: t(`bankAnswers.lives.${life}`), tone: isOpen ? 'warning' : 'success' }
      }
      const tone = tones[outcome]
      if (outcome === 'noted' || outcome === 'known') return { words: t(`bankAnswers.outcomes.${outcome}`), tone }
      return { words: t(`bankAnswers.outcomes.${isApplied ? 'did' : 'would'}.${outcome}`), tone }
    },
  }
}
