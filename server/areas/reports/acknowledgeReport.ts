import type { FieldCode } from '#contract/problems.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { actOnReport, type ReportCall } from './actOnReport.ts'
import { respondersOf } from './reports.store.ts'

type Call = ReportCall<'acknowledge'>
type Promised = Call['body']['acknowledgement']

/** Staff acknowledge a report, or promise another day: the person responsible, and the due date. */
export async function acknowledgeReport(ctx: SignedInCtx, call: Call): Promise<ReportDetail> {
  const { acknowledgement } = call.body
  const { responsibleId, promisedOn } = acknowledgement
  return actOnReport(ctx, call, 'report.acknowledge', async ({ placeId }, tx) => {
    await checkPromise(tx, ctx, placeId, acknowledgement)
    return {
      action: 'reports.acknowledge',
      detail: { responsibleId, promisedOn },
      line: { kind: 'acknowledged', ...acknowledgement },
      changed: { responsibleId, promisedOn, escalatedAt: null },
      news: 'report_event',
    }
  })
}

async function checkPromise(tx: Transaction, ctx: SignedInCtx, placeId: string, promised: Promised): Promise<void> {
  const responders = await respondersOf(tx, placeId)
  if (!responders.some(({ userId }) => userId === promised.responsibleId)) throw wrong('responsible_id', 'invalid')
  const today = civilDay(ctx.now(), ctx.offer.timeZone)
  if (promised.promisedOn < today) throw wrong('promised_on', 'inThePast')
}

const wrong = (field: 'responsible_id' | 'promised_on', code: FieldCode) =>
  new Problem('invalid_value', 'this cannot be promised', { fields: [{ field: `acknowledgement.${field}`, code }] })
