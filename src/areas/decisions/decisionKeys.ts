import type { DecisionQuery } from '#contract/decisions/decisionList.ts'

/** The filters and the order of a list of decisions. */
export type DecisionFilters = Pick<DecisionQuery, 'state' | 'search' | 'sort'>

/** The first word of a key is the live topic (contract/live.ts). */
export const decisionKeys = {
  all: (person: string) => ['decisions', person] as const,
  list: (person: string, placeId: string, filters: DecisionFilters) =>
    [...decisionKeys.all(person), 'list', placeId, filters] as const,
  glance: (person: string, placeId: string, filters: DecisionFilters, count: number) =>
    [...decisionKeys.all(person), 'glance', placeId, filters, count] as const,
  repartition: (person: string, placeId: string) => [...decisionKeys.all(person), 'repartition', placeId] as const,
  /** The prefix of every query about one decision. */
  one: (person: string, decisionId: string) => [...decisionKeys.all(person), 'one', decisionId] as const,
  detail: (person: string, decisionId: string) => [...decisionKeys.one(person, decisionId), 'detail'] as const,
  allowance: (person: string, decisionId: string) => [...decisionKeys.one(person, decisionId), 'allowance'] as const,
  principals: (person: string, decisionId: string, search: string) =>
    [...decisionKeys.one(person, decisionId), 'principals', search] as const,
  receipt: (person: string, decisionId: string, voteId: string) =>
    [...decisionKeys.one(person, decisionId), 'receipt', voteId] as const,
  keptBallots: (person: string, decisionId: string) =>
    [...decisionKeys.one(person, decisionId), 'keptBallots'] as const,
  votesToCheck: (person: string, decisionId: string) =>
    [...decisionKeys.one(person, decisionId), 'votesToCheck'] as const,
  checks: (person: string) => [...decisionKeys.all(person), 'checks'] as const,
  log: (person: string, decisionId: string) => [...decisionKeys.one(person, decisionId), 'log'] as const,
}
