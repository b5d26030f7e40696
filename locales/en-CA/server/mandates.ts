import type { Translated } from '../../catalogue.ts'
import type { mandates as source } from '../../fr-FR/server/mandates.ts'

export const mandates: Translated<typeof source> = {
  code: '{{brand}}: your code to sign the agreement is {{code}}. It is valid for {{minutes}} minutes. Give it to nobody.',
}
