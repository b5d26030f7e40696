import type { Need } from '#src/parts/dashboardParts.ts'
import { urgencies } from '#src/parts/dashboardParts.ts'

/** The most urgent first; among equals, the one that is due first. */
export const orderNeeds = (needs: readonly Need[]): readonly Need[] =>
  [...needs].sort((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || a.at - b.at)
