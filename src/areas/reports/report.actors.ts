import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import { selectStoredIds } from '#machines/parts/attachments/attachments.selectors.ts'
import type { FormValues, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { reportCache } from '#src/areas/reports/reportMutations.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'

/** The actions that have a dialog. */
const reportActions = ['acknowledge', 'orderWork', 'resolve', 'reopen'] as const
export const reportAction = z.enum(reportActions)
export type DialogAction = z.output<typeof reportAction>

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly reportId: string
  /** Files of a resolution. */
  readonly attachments: AttachmentsRef
}

/** Sends a report's dialog, and puts the updated report in the cache. */
export function reportActors({ api, client, person, reportId, attachments }: Dependencies) {
  const cache = reportCache(client, person)
  const intention = createIntention(`report ${reportId} ${person} dialog`)
  const params = { reportId }

  function send(
    action: DialogAction,
    { body = '', responsibleId = '', promisedOn = '', provider = '', plannedOn = '' }: FormValues,
    signal: AbortSignal,
  ) {
    if (action === 'acknowledge') {
      const acknowledgement = { responsibleId, promisedOn, body: body === '' ? null : body }
      const idempotencyKey = intention.keyFor({ action, acknowledgement })
      return api(reportRoutes.acknowledge, { params, body: { acknowledgement }, idempotencyKey, signal })
    }
    if (action === 'orderWork') {
      const workOrder = { provider, plannedOn: plannedOn || null, body: body || null }
      const idempotencyKey = intention.keyFor({ action, workOrder })
      return api(reportRoutes.orderWork, { params, body: { workOrder }, idempotencyKey, signal })
    }
    if (action === 'resolve') {
      const resolution = { body, attachmentIds: selectStoredIds(attachments.getSnapshot()) }
      const idempotencyKey = intention.keyFor({ action, resolution })
      return api(reportRoutes.resolve, { params, body: { resolution }, idempotencyKey, signal })
    }
    const reopening = { body }
    const idempotencyKey = intention.keyFor({ action, reopening })
    return api(reportRoutes.reopen, { params, body: { reopening }, idempotencyKey, signal })
  }

  return {
    act: fromPromise<SaveAnswer, { subject: string | null; values: FormValues }>(
      async ({ input: { subject, values }, signal }) => {
        try {
          return await saveAnswer(async () => {
            const report = await send(reportAction.parse(subject), values, signal)
            intention.done()
            await cache.take(api, report)
          })
        } catch (error) {
          if (!(error instanceof ApiError) || error.first?.code !== 'action_not_possible') throw error
          // Somebody else was first: the page shows the current state, and the dialog explains the refusal.
          void client.invalidateQueries({ queryKey: reportKeys.all(person) })
          return { isSaved: false, fieldCodes: { form: 'invalid' } }
        }
      },
    ),
  }
}
