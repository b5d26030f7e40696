import { draftRoutes } from '#contract/drafts.ts'
import type { Api } from '#src/api/api.ts'

/** Off the server. What stays there because nothing answered is the same report with the same key: it is never made twice. */
export const removeDraft = (api: Api, placeId: string) =>
  void api(draftRoutes.removeReport, { params: { placeId }, keepalive: true }).catch(() => undefined)
