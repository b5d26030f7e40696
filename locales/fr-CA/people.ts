import type { Translated } from '../catalogue.ts'
import type { people as source } from '../fr-FR/people.ts'

/** What the server calls people, in French of Canada. */
export const people: Translated<typeof source> = {
  former: 'Ancien membre',
}
