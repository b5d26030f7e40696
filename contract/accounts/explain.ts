import type { About, Explanation, Share } from './explanations.ts'
import { shareOutParts } from './shareOut.ts'

/** Names the thing that an amount concerns. */
export const aboutThing = (subject: About['subject'], thing: Partial<Pick<About, 'id' | 'name'>> = {}): About => ({
  subject,
  name: thing.name ?? null,
  id: thing.id ?? null,
})

/** An amount without further explanation: it was voted, invoiced, paid or agreed. Cents. */
export const given = (about: About, amount: number): Explanation => ({ kind: 'given', about, amount })

export type Weighted = { readonly about: About; readonly weight: number }

/**
 * Shares out an explained amount by weights, in the order of their rank.
 *
 * @throws {RangeError} for a negative weight, or an amount that nobody bears.
 */
export function sharesOf(of: Explanation, weighted: readonly Weighted[]): readonly Share[] {
  const weights = weighted.map(({ weight }) => weight)
  const whole = weights.reduce((added, weight) => added + weight, 0)
  const { leftCents, parts } = shareOutParts(of.amount, weights)
  return weighted.map(({ about, weight }, index) => {
    const { amount, place } = parts[index] ?? { amount: 0, place: null }
    return { kind: 'share', about, amount, of, weight, whole, leftCents, place }
  })
}

/** The sum of explained amounts. */
export const sumOf = (about: About, terms: readonly Explanation[]): Explanation => ({
  kind: 'sum',
  about,
  amount: terms.reduce((added, { amount }) => added + amount, 0),
  terms: [...terms],
})

/** One explained amount less others. */
export const differenceOf = (about: About, from: Explanation, less: Explanation): Explanation => ({
  kind: 'difference',
  about,
  amount: from.amount - less.amount,
  from,
  less,
})

/** Recomputes an explanation from its inputs, ignoring its intermediate amounts. Cents. */
export function evaluate(explanation: Explanation): number {
  switch (explanation.kind) {
    case 'given':
      return explanation.amount
    case 'sum':
      return explanation.terms.reduce((added, term) => added + evaluate(term), 0)
    case 'difference':
      return evaluate(explanation.from) - evaluate(explanation.less)
    case 'share': {
      const { of, weight, whole, leftCents, place } = explanation
      const shared = evaluate(of)
      const wholeCents = whole === 0 ? 0n : (BigInt(Math.abs(shared)) * BigInt(weight)) / BigInt(whole)
      const cents = Number(wholeCents) + (place !== null && place <= leftCents ? 1 : 0)
      return shared < 0 ? -cents || 0 : cents
    }
  }
}
