import type { ImportReport } from '#contract/imports.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Seed } from '#server/demo/seed.ts'
import { imports } from '../imports.tables.ts'
import { demoImports } from './demoImports.ts'

export const seed: Seed = async (tx, { now }) => {
  const rows = demoImports(now).map(({ offer, createdAt, minutes, files, rows: count, report }) => ({
    id: demoId(`import ${offer}`),
    offer,
    authorId: demoId('person admin'),
    state: 'done',
    createdAt,
    confirmedAt: later(createdAt, minutes),
    finishedAt: later(createdAt, minutes + 1),
    files,
    rowsDone: count,
    rowsTotal: count,
    report: report satisfies ImportReport,
  }))
  await tx.insert(imports).values(rows)
}

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)
