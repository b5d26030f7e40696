import type { QueryClient } from '@tanstack/react-query'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Act } from '#machines/parts/binding/binding.setup.ts'
import type { Api } from '#src/api/api.ts'
import { momentAt } from '#src/parts/civilMoment.ts'
import type { Sending } from './binding.actors.ts'
import { createBinding } from './binding.actors.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly decisionId: string
  readonly timeZone: string
}

/** Sends what the president answers. */
export function deskBinding({ timeZone, ...dependencies }: Dependencies) {
  const { api } = dependencies

  function send(act: Act, { confirmationToken, ...sending }: Sending) {
    const { answer, day = '', time = '', location = '', reason = '' } = act
    if (answer === 'organise') {
      const meeting = { heldAt: momentAt(day, time, timeZone), location, confirmationToken }
      return api(decisionRoutes.organiseMeeting, { ...sending, body: { meeting } })
    }
    if (answer === 'refuse') {
      return api(decisionRoutes.refuseMeeting, { ...sending, body: { refusal: { reason, confirmationToken } } })
    }
    if (answer === 'conclude')
      return api(decisionRoutes.conclude, { ...sending, body: { conclusion: { confirmationToken } } })
    const abandonment = { reason: reason.trim() || null, confirmationToken }
    return api(decisionRoutes.abandon, { ...sending, body: { abandonment } })
  }

  return createBinding({ ...dependencies, send })
}
