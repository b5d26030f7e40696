import type { Condition, SecondBallotRule } from '#contract/decisions/majorities.ts'
import type { MajorityRule } from '#contract/decisions/majorityRules.ts'

export type Requirement = Readonly<Pick<Condition, 'measure' | 'counted' | 'outOf' | 'fraction' | 'isStrict'>>

/** The rule that reduces an owner of more than half. */
export type Dominance = {
  /** Whether the owner is reduced to the votes of all others, or only of those present or represented. */
  readonly reducedTo: 'others' | 'othersPresent'
  /** Applies below this number of fractions; `null` for every building. */
  readonly belowFractions: number | null
}

type MajoritySettings = {
  readonly conditions: readonly Requirement[]
  /** The ballot that may follow immediately, with its opening and adopting conditions. */
  readonly second: {
    readonly rule: SecondBallotRule
    readonly openingConditions: readonly Requirement[]
    readonly conditions: readonly Requirement[]
  } | null
  readonly dominance: Dominance
  /** An owner who bears none of the cost has no vote and is not counted. */
  readonly isForBearers: boolean
}

type Fraction = readonly [numerator: number, denominator: number]
const requirement =
  (isStrict: boolean) =>
  (
    [numerator, denominator]: Fraction,
    outOf: Requirement['outOf'],
    measure: Requirement['measure'] = 'votes',
  ): Requirement => ({ measure, counted: 'for', outOf, fraction: { numerator, denominator }, isStrict })
const moreThan = requirement(true)
const atLeast = requirement(false)

/** Law 65-557, art. 22 §2. */
const article22: Dominance = { reducedTo: 'others', belowFractions: null }
/** Art. 1091 CCQ. */
const article1091: Dominance = { reducedTo: 'othersPresent', belowFractions: 5 }
/** Art. 1089 CCQ: a quorum is the holders of more than half of the votes. */
const quorum: Requirement = { ...moreThan([1, 2], 'all'), counted: 'present' }

/** Art. 24: more votes for than against; abstentions do not count. */
const mostOfCast = [moreThan([1, 2], 'cast')]
/** Art. 25: more than half of the votes of all. */
const mostOfAll = [moreThan([1, 2], 'all')]

const french = { second: null, dominance: article22, isForBearers: false }
const quebec = { second: null, dominance: article1091, isForBearers: false }

/**
 * Every fraction, with its article. These come from general knowledge rather than from a text, and counsel has to confirm them:
 * the wording of 26-1, the reduction of a dominant owner under art. 24 III, and all of Québec.
 */
export const majoritySettings: Readonly<Record<MajorityRule, MajoritySettings>> = {
  // Law 65-557, art. 24 I.
  art24: { ...french, conditions: mostOfCast },
  // Art. 24 III: owners who bear the cost, by their shares of it.
  art24_iii: { ...french, conditions: mostOfCast, isForBearers: true },
  // Art. 25; 25-1: a third of the votes of all opens a second ballot under art. 24.
  art25: {
    ...french,
    conditions: mostOfAll,
    second: { rule: 'art25_1', openingConditions: [atLeast([1, 3], 'all')], conditions: mostOfCast },
  },
  // Art. 26; 26-1: half of the members present, with a third of the votes of all, open a second ballot under art. 25.
  art26: {
    ...french,
    conditions: [moreThan([1, 2], 'all', 'members'), atLeast([2, 3], 'all')],
    second: {
      rule: 'art26_1',
      openingConditions: [atLeast([1, 2], 'present', 'members'), atLeast([1, 3], 'all')],
      conditions: mostOfAll,
    },
  },
  // Art. 26 last §, art. 35 and others: all votes.
  unanimity: { ...french, conditions: [atLeast([1, 1], 'all')] },
  // Art. 1096 CCQ: most of the votes present or represented.
  ccq1096: { ...quebec, conditions: [quorum, moreThan([1, 2], 'present')] },
  // Art. 1097 CCQ, as amended in 2019: three quarters of them.
  ccq1097: { ...quebec, conditions: [quorum, atLeast([3, 4], 'present')] },
  // Art. 1098 CCQ: three quarters of the co-owners, who hold 90 % of the votes of all.
  ccq1098: { ...quebec, conditions: [quorum, atLeast([3, 4], 'all', 'members'), atLeast([9, 10], 'all')] },
}
