import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import { selectStoredIds } from '#machines/parts/attachments/attachments.selectors.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { reportCache } from '#src/areas/reports/report/reportMutations.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'
import type { ReportAct } from './report.forms.ts'

/** The actions that have a dialog. */
const reportActions = ['acknowledge', 'orderWork', 'resolve', 'reopen'] as const
export const reportAction = z.enum(reportActions)
export type DialogAction = z.output<typeof reportAction>

/** The fields of all the dialogs. */
const fields = ['responsibleId', 'promisedOn', 'provider', 'plannedOn', 'body'] as const
type Field = (typeof fields)[number]

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

  function send(act: ReportAct, signal: AbortSignal) {
    const attachmentIds = act.action === 'resolve' ? selectStoredIds(attachments.getSnapshot()) : []
    const idempotencyKey = intention.keyFor({ ...act, attachmentIds })
    if (act.action === 'acknowledge') {
      const { action: _, ...acknowledgement } = act
      return api(reportRoutes.acknowledge, { params, body: { acknowledgement }, idempotencyKey, signal })
    }
    if (act.action === 'orderWork') {
      const { action: _, ...workOrder } = act
      return api(reportRoutes.orderWork, { params, body: { workOrder }, idempotencyKey, signal })
    }
    const { body } = act
    if (act.action === 'reopen')
      return api(reportRoutes.reopen, { params, body: { reopening: { body } }, idempotencyKey, signal })
    const resolution = { body, attachmentIds }
    return api(reportRoutes.resolve, { params, body: { resolution }, idempotencyKey, signal })
  }

  return {
    act: fromPromise<SaveAnswer<Field>, Filled<ReportAct>>(async ({ input: { values }, signal }) => {
      try {
        return await saveAnswer(fields, async () => {
          const report = await send(values, signal)
          intention.done()
          await cache.take(api, report)
        })
      } catch (error) {
        if (!(error instanceof ApiError) || error.first?.code !== 'action_not_possible') throw error
        // Somebody else was first: the page shows the current state, and the dialog explains the refusal.
        void client.invalidateQueries({ queryKey: reportKeys.all(person) })
        return { isSaved: false, fieldCodes: { form: 'invalid' } }
      }
    }),
  }
}
