import type { Need } from '#src/parts/dashboardParts.ts'
import { urgencies } from '#src/parts/dashboardParts.ts'

/** The most urgent first; among equals, the one that is due first. Nothing is said twice. */
export const orderNeeds = (needs: readonly Need[]): readonly Need[] =>
  needs
    .filter(
      (need, index) =>
        !need.givesWay ||
        !needs.some((other, at) => leadsTo(other) === leadsTo(need) && (other.givesWay ? at < index : other !== need)),
    )
    .toSorted((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || a.at - b.at)

const leadsTo = ({ action }: Need) => action.href
