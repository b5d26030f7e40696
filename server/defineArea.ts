import type { Endpoints } from './platform/serve.ts'

/** What the rest of the house must know of an area, or of a service that has routes of its own. */
export type Area = {
  /** Its tables of the contract with their verbs, and what it serves beside them. */
  readonly routes: readonly Endpoints[]
}

export const defineArea = (area: Area): Area => area
