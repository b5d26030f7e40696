import type { FieldCode } from '#contract/problems.ts'
import type { ReportDetail, reportRoutes } from '#contract/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { answerReport } from './answerReport.ts'
import { type ActionCall, holdReport } from './holdReport.ts'
import * as store from './reports.store.ts'
import { concernedBy, noteChange } from './tellOfReport.ts'

type Call = ActionCall & RouteOutput<typeof reportRoutes.acknowledge>
type Promised = Call['body']['acknowledgement']

/** Staff take a report into account, or promise another day: who answers for it, and by when. */
export async function acknowledgeReport(ctx: SignedInCtx, call: Call): Promise<ReportDetail> {
  const { acknowledgement } = call.body
  const { responsibleId, promisedOn } = acknowledgement
  return ctx.db.transaction(async (tx) => {
    const report = await holdReport(tx, ctx, call, 'report.acknowledge')
    await checkPromise(tx, ctx, report.placeId, acknowledgement)

    await store.insertEvent(tx, { ...report.line, ...acknowledgement, kind: 'acknowledged' })
    const changed = { status: report.next, responsibleId, promisedOn, escalatedAt: null }
    await store.writeReport(tx, report.id, { ...changed, updatedAt: report.at })

    const recipients = await concernedBy(tx, { ...report, responsibleId })
    const tell = await noteChange(tx, ctx, report, {
      action: 'reports.acknowledge',
      detail: { responsibleId, promisedOn },
      news: { type: 'report_event', recipients },
    })
    const answer = await answerReport(tx, ctx, call)
    await tell()
    return answer
  })
}

async function checkPromise(tx: Transaction, ctx: SignedInCtx, placeId: string, promised: Promised): Promise<void> {
  const responders = await store.respondersOf(tx, placeId)
  if (!responders.some(({ userId }) => userId === promised.responsibleId)) throw wrong('responsible_id', 'invalid')
  const today = civilDay(ctx.now(), ctx.offer.timeZone)
  if (promised.promisedOn < today) throw wrong('promised_on', 'inThePast')
}

const wrong = (field: 'responsible_id' | 'promised_on', code: FieldCode) =>
  new Problem('invalid_value', 'this cannot be promised', { fields: [{ field: `acknowledgement.${field}`, code }] })
