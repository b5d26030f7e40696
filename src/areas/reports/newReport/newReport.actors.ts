import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { ValueOf } from '#contract/defineDraft.ts'
import type { reportDraft } from '#contract/reports/reportDrafts.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { CompleteDraft, Where } from '#machines/reports/report/report.draft.ts'
import type { LoadedDraft, SendAnswer } from '#machines/reports/report/report.setup.ts'
import { reportFields } from '#machines/reports/report/report.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import type { DraftCopies } from '#src/parts/draftCopies.ts'
import { equipmentQueries } from '#src/parts/equipmentQueries.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
  /** The piece of equipment that the address names. */
  readonly equipmentId: string | null
  readonly copies: DraftCopies<ValueOf<typeof reportDraft>>
}

export function newReportActors({ api, client, person, placeId, equipmentId, copies }: Dependencies) {
  const params = { placeId }

  async function readWhere(): Promise<Where | null> {
    if (equipmentId === null) return null
    const known = await client.query(equipmentQueries(api, person).detail(equipmentId)).catch(() => null)
    return known?.placeId === placeId ? { equipment: known.kind, equipmentId: known.id } : null
  }

  /** Puts the report in the cache for its page, and refetches the lists. */
  function remember(report: ReportDetail) {
    client.setQueryData(reportKeys.detail(person, report.id), report)
    void client.invalidateQueries({ queryKey: reportKeys.all(person) })
  }

  return {
    loadDraft: fromPromise<LoadedDraft>(async ({ signal }) => {
      const where = readWhere()
      const copied = copies.tab.read()
      const found = copied ?? (await copies.read(signal).catch(() => null))
      const draft = found && { ...found.value, attachments: found.attachments }
      return { draft, where: await where, isFromTab: copied !== null }
    }),
    sendReport: fromPromise<SendAnswer, { draft: CompleteDraft }>(async ({ input: { draft }, signal }) => {
      const { key, attachments, ...rest } = draft
      const body = { report: { ...rest, attachmentIds: attachments.map(({ id }) => id) } }
      try {
        const report = await api(reportRoutes.create, { params, body, idempotencyKey: key, signal })
        remember(report)
        const { id, responsible, promisedOn } = report
        return { kind: 'sent', report: { id, responsible: responsible?.displayName ?? null, promisedOn } }
      } catch (error) {
        return refusalOf(error)
      }
    }),
    joinReport: fromPromise<string, { reportId: string }>(async ({ input: { reportId }, signal }) => {
      try {
        remember(await api(reportRoutes.join, { params: { reportId }, signal }))
      } catch (error) {
        // The report was resolved meanwhile, or an earlier join succeeded and its response was lost. Its page shows which.
        if (!(error instanceof ApiError && error.first?.code === 'action_not_possible')) throw error
      }
      return reportId
    }),
  }
}

/** A refusal of the report is an answer; any other error is a failure. */
function refusalOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return { kind: 'unanswered' }
  if (error.first?.code === 'idempotency_key_reused') return { kind: 'arrivedBefore' }
  const fieldCodes = fieldCodesOf(error, reportFields)
  if (Object.keys(fieldCodes).length === 0) throw error
  return { kind: 'refused', fieldCodes }
}
