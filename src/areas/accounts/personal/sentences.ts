import type { Explanation } from '#contract/accounts/explanations.ts'
import type { Translate } from '#locales/catalogue.ts'
import type { Format } from '#src/i18n/format.ts'

type Words = { readonly translate: Translate; readonly format: Pick<Format, 'integer' | 'money'> }
type Kind<Name extends Explanation['kind']> = Extract<Explanation, { kind: Name }>

/** The computation of an amount as sentences, from what was given to the amount. */
export function sentencesOf(explanation: Explanation, words: Words): readonly string[] {
  switch (explanation.kind) {
    case 'given':
      return [givenSentence(explanation, words)]
    case 'share':
      return [...sentencesOf(explanation.of, words), ...ownSentences(explanation, words)]
    case 'sum': {
      const { translate: t, format } = words
      const terms = explanation.terms.map(({ amount }) => format.money(amount)).join(' + ')
      const total = t('personal.explain.sentences.sum', { terms, amount: format.money(explanation.amount) })
      const before = [null, ...explanation.terms]
      const said = explanation.terms.flatMap((term, index) =>
        isOfTheSame(term, before[index]) ? ownSentences(term, words) : sentencesOf(term, words),
      )
      return [...said, total]
    }
    case 'difference': {
      const { translate: t, format } = words
      const { amount, from, less } = explanation
      const shown = { from: format.money(from.amount), less: format.money(less.amount), amount: format.money(amount) }
      return [
        ...sentencesOf(from, words),
        ...sentencesOf(less, words),
        t('personal.explain.sentences.difference', shown),
      ]
    }
  }
}

/** Lots that share one amount say once where it comes from. */
const isOfTheSame = (term: Explanation, before: Explanation | null | undefined): term is Kind<'share'> =>
  term.kind === 'share' && before?.kind === 'share' && JSON.stringify(term.of) === JSON.stringify(before.of)

const ownSentences = (share: Kind<'share'>, words: Words) => [shareSentence(share, words), ...restOf(share, words)]

function givenSentence({ about, amount: cents }: Kind<'given'>, { translate: t, format }: Words): string {
  const { name, subject } = about
  const amount = format.money(cents)
  switch (subject) {
    case 'budget':
      return name === null
        ? t('personal.explain.sentences.budget', { amount })
        : t('personal.explain.sentences.budgetOfKey', { amount, name })
    case 'works':
      return name === null
        ? t('personal.explain.sentences.works', { amount })
        : t('personal.explain.sentences.worksNamed', { amount, name })
    case 'payment':
      return t('personal.explain.sentences.payment', { amount: format.money(Math.abs(cents)) })
    case 'entry':
      return t('personal.explain.sentences.entry', { amount, name: name ?? '' })
    case 'worksFund':
    case 'regularisation':
    case 'charges':
    case 'products':
    case 'called':
      return t(`personal.explain.sentences.${subject}`, { amount })
    default:
      return t('personal.explain.sentences.other', { amount })
  }
}

function shareSentence({ about, amount: cents, weight, whole }: Kind<'share'>, { translate: t, format }: Words) {
  const amount = format.money(cents)
  const parts = { weight: format.integer(weight), whole: format.integer(whole), amount }
  if (about.subject === 'instalment') return t('personal.explain.sentences.instalment', { count: whole, amount })
  return about.subject === 'lot' && about.name !== null
    ? t('personal.explain.sentences.lot', { ...parts, name: about.name })
    : t('personal.explain.sentences.share', parts)
}

/** Says where the cents go that whole cents leave over. Between equal instalments nobody asks. */
function restOf({ about, leftCents, place }: Kind<'share'>, { translate: t }: Words): readonly string[] {
  if (leftCents === 0 || about.subject === 'instalment') return []
  const isYours = place !== null && place <= leftCents
  if (leftCents === 1) {
    const who = t(`personal.explain.sentences.${isYours ? 'toYou' : 'toOthers'}`)
    return [t('personal.explain.sentences.restOne', { who })]
  }
  const who = t(`personal.explain.sentences.${isYours ? 'restToYou' : 'restToOthers'}`)
  return [t('personal.explain.sentences.restOther', { count: leftCents, who })]
}
