import type { Translated } from '../../catalogue.ts'
import type { people as source } from '../../fr-FR/server/people.ts'

/** What the server calls people, in English of Canada. */
export const people: Translated<typeof source> = {
  former: 'Former member',
  lots: { one: 'unit {{numbers}}', other: 'units {{numbers}}' },
}
