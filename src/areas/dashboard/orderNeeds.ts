import type { Need } from '#src/parts/dashboardParts.ts'
import { urgencies } from '#src/parts/dashboardParts.ts'

/** The most urgent first; among equals, the one that is due first. Duplicates are removed. */
export const orderNeeds = (needs: readonly Need[]): readonly Need[] =>
  needs
    .filter(
      (need, index) =>
        !needs.some((other, at) => concernsTheSame(need, other) && givesWayTo(need, other, { isLater: at < index })),
    )
    .toSorted((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || a.at - b.at)

const concernsTheSame = (need: Need, other: Need): boolean =>
  (other.action.href === need.action.href && (!need.place || !other.place || other.place.id === need.place.id)) ||
  (need.subject !== undefined && other.subject === need.subject)

const rankOf = ({ givesWay }: Need): number => givesWay ?? 0

function givesWayTo(need: Need, other: Need, { isLater }: { readonly isLater: boolean }): boolean {
  const rank = rankOf(need)
  return rankOf(other) < rank || (rankOf(other) === rank && rank > 0 && isLater)
}
