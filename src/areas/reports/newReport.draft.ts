import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { draftRoutes, reportDraft } from '#contract/drafts.ts'
import type { Draft } from '#machines/reports/report/report.draft.ts'
import type { Api } from '#src/api/api.ts'
import { tabNote } from '#src/api/tabNote.ts'
import type { DraftCopies } from '#src/parts/draftKeeper.ts'

const copy = z.extend(z.omit(reportDraft, { attachmentIds: true }), { attachments: z.readonly(z.array(attachment)) })

/** What stays on the server because nothing answered is the same report with the same key: it is never made twice. */
export function newReportDraft(api: Api, person: string, placeId: string): DraftCopies<Draft> {
  const params = { placeId }
  return {
    tab: tabNote(`draft:report:${person}:${placeId}`, copy),
    store: ({ attachments, ...rest }, signal) => {
      const body = { draft: { ...rest, attachmentIds: attachments.map(({ id }) => id) } }
      return api(draftRoutes.writeReport, { params, body, signal })
    },
    remove: () => api(draftRoutes.removeReport, { params, keepalive: true }),
  }
}
