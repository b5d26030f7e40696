import { type ImportDetail, type importRoutes, shownPartLimit, shownRefusalLimit } from '#contract/importRoutes.ts'
import { type ImportCounts, type ImportReport, importFileNames } from '#contract/imports.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import * as store from './history.store.ts'
import { refusalsCsv } from './refusalsCsv.ts'

type List = typeof importRoutes.list
type Read = typeof importRoutes.read
type Refusals = typeof importRoutes.refusals

export async function listImports(
  { db, offer }: SignedInCtx,
  { query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const { rows, meta } = await store.listImports(db, offer.code, query)
  return listAnswer(rows, { imports: byId(rows) }, meta)
}

export async function readImport(ctx: SignedInCtx, { params }: RouteOutput<Read>): Promise<RouteAnswer<Read>> {
  const { report, ...found } = await findOrRefuse(ctx, params.importId)
  return { ...found, report: report && shownReport(report) }
}

export async function readRefusals(
  ctx: SignedInCtx,
  { params }: RouteOutput<Refusals>,
): Promise<RouteAnswer<Refusals>> {
  const { report, createdAt } = await findOrRefuse(ctx, params.importId)
  return { name: `import-${createdAt.slice(0, 10)}.csv`, csv: refusalsCsv(report?.refusals ?? [], ctx.locale) }
}

async function findOrRefuse({ db, offer }: SignedInCtx, importId: string) {
  const found = await store.findImport(db, importId, offer.code)
  if (!found) throw new Problem('not_found', 'no such import of this offer')
  return found
}

/** The part of a report that a screen shows: sums, and the first parts and refusals. */
function shownReport({ parts, refusals, refusalsTotal, refusalsByFile }: ImportReport): ImportDetail['report'] {
  const withOutcome = (...outcomes: readonly string[]) => parts.filter(({ outcome }) => outcomes.includes(outcome))
  const sums = new Map<string, ImportCounts>()
  for (const { counts } of withOutcome('changed', 'unchanged')) {
    for (const [file, some] of Object.entries(counts))
      sums.set(`${file}.csv`, sumOf(sums.get(`${file}.csv`) ?? none, some))
  }
  const named = new Set([...sums.keys(), ...Object.keys(refusalsByFile).filter((name) => name !== '')])
  const files = [...named].sort((one, other) => orderOf(one) - orderOf(other))
  return {
    files: files.map((file) => ({ file, ...(sums.get(file) ?? none), refused: refusalsByFile[file] ?? 0 })),
    outcomes: {
      changed: withOutcome('changed').length,
      unchanged: withOutcome('unchanged').length,
      refused: withOutcome('refused').length,
      held: withOutcome('held').length,
    },
    parts: [...withOutcome('refused'), ...withOutcome('changed'), ...withOutcome('held')]
      .slice(0, shownPartLimit)
      .map(({ counts, ...part }) => ({ ...part, ...Object.values(counts).reduce(sumOf, none) })),
    refusals: refusals.slice(0, shownRefusalLimit),
    refusalsTotal,
  }
}

/** Unknown files come last. */
function orderOf(file: string): number {
  const index = importFileNames.findIndex((name) => `${name}.csv` === file)
  return index === -1 ? importFileNames.length : index
}

const none: ImportCounts = { created: 0, updated: 0, removed: 0, unchanged: 0 }
const sumOf = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  removed: one.removed + other.removed,
  unchanged: one.unchanged + other.unchanged,
})
