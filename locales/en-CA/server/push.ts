import type { Translated } from '../../catalogue.ts'
import type { push as french } from '../../fr-FR/server/push.ts'

export const push: Translated<typeof french> = {
  test: 'Notifications of the portal reach this device',
}
