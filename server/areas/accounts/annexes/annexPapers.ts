import { z } from 'zod'
import { annexCodes } from '#contract/accounts/annexes.ts'
import { paperPaths } from '#contract/papers.ts'
import { servedPaper } from '#server/services/papers/servedPaper.ts'
import { annexCsv } from './annexCsv.ts'
import { annexPaper } from './annexPaper.ts'

const params = z.object({ placeId: z.uuid(), fiscalYearId: z.uuid() })
const ofPlace = {
  placeOf: async (_: unknown, { placeId }: { readonly placeId: string }) => placeId,
  permission: 'buildingAccounts.read',
} as const

export const annexPapers = [
  servedPaper({ ...ofPlace, params, path: paperPaths.annexes, make: annexPaper }),
  servedPaper({
    ...ofPlace,
    params: params.extend({ annex: z.enum(annexCodes) }),
    path: paperPaths.annexCsv,
    format: 'csv',
    make: annexCsv,
  }),
]
