import type { Translated } from '../../catalogue.ts'
import type { desk as source } from '../../fr-FR/server/desk.ts'

/** What the portal adds to a comment that was written at the help desk, in English of Canada. */
export const desk: Translated<typeof source> = {
  team: 'Support',
  left: 'Files that stayed with support: {{names}}',
}
