import type { Need } from '#src/parts/dashboardParts.ts'
import { urgencies } from '#src/parts/dashboardParts.ts'

/** The most urgent first; among equals what is due earlier. */
export const orderNeeds = (needs: readonly Need[]): readonly Need[] =>
  [...needs].sort((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || a.at - b.at)
