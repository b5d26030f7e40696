import { can } from '#contract/permissions.ts'
import type { ReportDetail, reportRoutes } from '#contract/reports/reports.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { kindOfEquipment } from '#server/services/directory/equipments.store.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { attachFiles } from './attachFiles.ts'
import { outcomeOfReport } from './outcomeOfReport.ts'
import { readReport } from './readReport.ts'
import * as store from './reports.store.ts'

type Call = RouteOutput<typeof reportRoutes.create> & { readonly roles: readonly RoleName[] }

/** Roles that take charge of a new report before the other staff. */
const firstResponsible: readonly RoleName[] = ['coowner_manager', 'coowner_assistant']

/** Opens a report, with a person in charge and a promised day from the start. */
export async function openReport(ctx: SignedInCtx, call: Call): Promise<ReportDetail> {
  const { actor, offer } = ctx
  const { placeId } = call.params
  const { attachmentIds, equipment, ...described } = call.body.report
  await ctx.limits.take('report', actor.userId)
  return changeAndAnswer(ctx, async (tx) => {
    const createdAt = ctx.now()
    const responders = await store.respondersOf(tx, placeId)
    const responsibleId = firstOf(responders)
    const values = {
      ...described,
      placeId,
      equipment: (await equipmentKind(tx, placeId, described.equipmentId)) ?? equipment,
      reporterId: actor.userId,
      searchText: toSearchText(`${described.title} ${described.description}`),
      status: 'opened' as const,
      responsibleId,
      promisedOn: daysAfter(civilDay(createdAt, offer.timeZone), offer.reports.promisedDays[described.category]),
      createdAt,
      updatedAt: createdAt,
    }
    const id = await store.insertReport(tx, values)
    const isFromStaff = can(call.roles, 'report.answer')
    await store.insertEvent(tx, { reportId: id, kind: 'opened', authorId: actor.userId, isFromStaff, createdAt })
    await attachFiles(tx, ctx, { reportId: id, eventId: null }, { ids: attachmentIds, field: 'report.attachment_ids' })

    const recipients = responders.map(({ userId }) => userId)
    const detail = { placeId, category: values.category, kind: values.kind }
    const opened = { action: 'reports.open', detail, isCounted: true } as const
    const outcome = await outcomeOfReport(tx, ctx, { ...values, id }, opened, { type: 'report', recipients })
    return { ...outcome, answer: () => readReport(tx, ctx, { params: { reportId: id }, roles: call.roles }) }
  })
}

/** A piece of equipment decides its kind. */
async function equipmentKind(tx: Transaction, placeId: string, equipmentId: string | null) {
  if (equipmentId === null) return null
  const kind = await kindOfEquipment(tx, placeId, equipmentId)
  if (kind !== null) return kind
  const fields = [{ field: 'report.equipment_id', code: 'invalid' }] as const
  throw new Problem('invalid_value', 'the place has no such equipment', { fields })
}

function firstOf(responders: Awaited<ReturnType<typeof store.respondersOf>>): string | null {
  const inOrder = [...firstResponsible.map((wanted) => responders.find(({ role }) => role === wanted)), responders[0]]
  return inOrder.find((responder) => responder !== undefined)?.userId ?? null
}
