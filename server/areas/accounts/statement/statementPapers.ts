import { z } from 'zod'
import { paperPaths } from '#contract/papers.ts'
import { servedPaper } from '#server/services/papers/servedPaper.ts'
import { statementCsv } from './statementCsv.ts'
import { statementPaper } from './statementPaper.ts'

const ofYear = {
  params: z.object({ placeId: z.uuid(), fiscalYearId: z.uuid() }),
  placeOf: async (_: unknown, { placeId }: { readonly placeId: string }) => placeId,
  permission: 'account.read',
} as const

export const statementPapers = [
  servedPaper({ ...ofYear, path: paperPaths.statement, make: statementPaper }),
  servedPaper({ ...ofYear, path: paperPaths.statementCsv, format: 'csv', make: statementCsv }),
]
