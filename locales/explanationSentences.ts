import type { Explanation } from '#contract/accounts/explanations.ts'
import type { personal } from './fr-FR/accounts/personal.ts'

export type SentenceName = keyof typeof personal.explain.sentences
export type SentenceValues = Readonly<
  Record<'amount' | 'count' | 'from' | 'less' | 'name' | 'terms' | 'weight' | 'who' | 'whole', string | number>
>
const none: SentenceValues = {
  amount: '',
  count: '',
  from: '',
  less: '',
  name: '',
  terms: '',
  weight: '',
  who: '',
  whole: '',
}

type Formats = {
  readonly integer: (value: number) => string
  /** Cents. */
  readonly money: (cents: number) => string
}
type Language = Formats & { readonly say: (name: SentenceName, values: SentenceValues) => string }
type Words = Formats & { readonly say: (name: SentenceName, values?: Partial<SentenceValues>) => string }
type Kind<Name extends Explanation['kind']> = Extract<Explanation, { kind: Name }>

/** The computation of an amount as sentences, from what was given to the amount: the same on screen and on paper. */
export const sentencesOf = (explanation: Explanation, { say, ...formats }: Language): readonly string[] =>
  told(explanation, { ...formats, say: (name, values = {}) => say(name, { ...none, ...values }) })

function told(explanation: Explanation, words: Words): readonly string[] {
  switch (explanation.kind) {
    case 'given':
      return [givenSentence(explanation, words)]
    case 'share':
      return [...told(explanation.of, words), ...ownSentences(explanation, words)]
    case 'sum': {
      const { say, money } = words
      const terms = explanation.terms.map(({ amount }) => money(amount)).join(' + ')
      const total = say('sum', { terms, amount: money(explanation.amount) })
      const before = [null, ...explanation.terms]
      const said = explanation.terms.flatMap((term, index) =>
        isOfTheSame(term, before[index]) ? ownSentences(term, words) : told(term, words),
      )
      return [...said, total]
    }
    case 'difference': {
      const { say, money } = words
      const { amount, from, less } = explanation
      const shown = { from: money(from.amount), less: money(less.amount), amount: money(amount) }
      return [...told(from, words), ...told(less, words), say('difference', shown)]
    }
  }
}

/** Lots that share one amount say once where it comes from. */
const isOfTheSame = (term: Explanation, before: Explanation | null | undefined): term is Kind<'share'> =>
  term.kind === 'share' && before?.kind === 'share' && JSON.stringify(term.of) === JSON.stringify(before.of)

const ownSentences = (share: Kind<'share'>, words: Words) => [shareSentence(share, words), ...restOf(share, words)]

function givenSentence({ about, amount: cents }: Kind<'given'>, { say, money }: Words): string {
  const { name, subject } = about
  const amount = money(cents)
  switch (subject) {
    case 'budget':
      return name === null ? say('budget', { amount }) : say('budgetOfKey', { amount, name })
    case 'works':
      return name === null ? say('works', { amount }) : say('worksNamed', { amount, name })
    case 'payment':
      return say('payment', { amount: money(Math.abs(cents)) })
    case 'entry':
      return say('entry', { amount, name: name ?? '' })
    case 'worksFund':
    case 'regularisation':
    case 'charges':
    case 'products':
    case 'called':
      return say(subject, { amount })
    default:
      return say('other', { amount })
  }
}

function shareSentence({ about, amount: cents, weight, whole }: Kind<'share'>, { say, integer, money }: Words) {
  const amount = money(cents)
  const parts = { weight: integer(weight), whole: integer(whole), amount }
  if (about.subject === 'instalment') return say('instalment', { count: whole, amount })
  return about.subject === 'lot' && about.name !== null
    ? say('lot', { ...parts, name: about.name })
    : say('share', parts)
}

/** Says where the cents go that whole cents leave over. Between equal instalments nobody asks. */
function restOf({ about, leftCents, place }: Kind<'share'>, { say }: Words): readonly string[] {
  if (leftCents === 0 || about.subject === 'instalment') return []
  const isYours = place !== null && place <= leftCents
  if (leftCents === 1) {
    const who = say(isYours ? 'toYou' : 'toOthers')
    return [say('restOne', { who })]
  }
  const who = say(isYours ? 'restToYou' : 'restToOthers')
  return [say('restOther', { count: leftCents, who })]
}
