import { sql } from 'drizzle-orm'
import type { ImportPart, ImportRefusal } from '#contract/imports.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { Database, Transaction } from '#server/platform/database.ts'
import { problemOfDatabaseError } from '#server/platform/databaseErrors.ts'
import { publish } from '#server/services/live/publish.ts'
import { type PartRequest, type PlannedPart, planPart } from './planPart.ts'

export type PartRun = {
  readonly db: Database
  readonly now: () => Date
  readonly offer: Offer
  /** Whether it only compares. */
  readonly isDry: boolean
  readonly importId: string
  /** `null` for an operator. */
  readonly authorId: string | null
  /** Parts that an earlier attempt has written, by the key of their place. */
  readonly written?: ReadonlyMap<string, ImportPart>
  /** Runs in the transaction that writes a part. */
  readonly onWritten?: (tx: Transaction, part: ImportPart) => Promise<void>
}
type Taken = { readonly part: ImportPart; readonly refusals: readonly ImportRefusal[]; readonly rows: number }

/** An arbitrary number, the same in every process: two imports write one after the other. */
const lockKey = 4_120_665

/** Compares one part with the database and, unless a row is refused, writes it in the same transaction. */
export async function takePart(run: PartRun, request: PartRequest): Promise<Taken> {
  const { place, isHeld } = request
  const written = run.written?.get(place ?? '')
  const mayWrite = !run.isDry && !isHeld && !written
  let planned: PlannedPart | null = null
  const plan = async (tx: Transaction) => {
    planned = await planPart(tx, { ...request, offer: run.offer, authorId: run.authorId, now: run.now() })
    return planned
  }
  const take = (tx: Transaction) => writePart(tx, { run, mayWrite, plan: () => plan(tx), isHeld })
  const taken = await run.db.transaction(take).catch((error: unknown) => {
    if (!planned) throw error
    return refusedBy(error, planned)
  })
  if (taken.refusals.length === 0 && !isHeld) taken.remember()
  return { part: written ?? partOf(taken, isHeld), refusals: taken.refusals, rows: taken.rows }
}

type Writing = {
  readonly run: PartRun
  readonly plan: () => Promise<PlannedPart>
  readonly mayWrite: boolean
  readonly isHeld: boolean
}

async function writePart(tx: Transaction, { run, plan, mayWrite, isHeld }: Writing): Promise<PlannedPart> {
  if (mayWrite) await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const planned = await plan()
  if (!mayWrite || planned.refusals.length > 0 || !planned.hasChanges) return planned
  await planned.write(tx)
  const { placeId, place, counts } = planned
  const { offer, now, importId, authorId } = run
  const ctx = { offer, now, requestId: `import-${importId}` }
  const actor = authorId === null ? null : { userId: authorId, impersonatorId: null }
  const detail = { importId, place, counts }
  await audit(tx, ctx, { action: 'imports.write', subjectId: placeId ?? importId, actor, detail })
  await run.onWritten?.(tx, partOf(planned, isHeld))
  if (placeId !== null) await publish(tx, ctx, ...planned.topics.map((topic) => ({ topic, placeId })))
  return planned
}

/** A value that only the database rejects refuses the part; any other error is for a retry of the job. */
function refusedBy(error: unknown, planned: PlannedPart): PlannedPart {
  const problem = problemOfDatabaseError(error)
  if (problem?.code !== 'conflict' && problem?.code !== 'invalid_value') throw error
  const { place } = planned
  return {
    ...planned,
    refusals: [{ place, file: '', line: null, column: null, reason: 'databaseRefused', detail: null }],
  }
}

function partOf({ place, name, counts, hasChanges, refusals }: PlannedPart, isHeld: boolean): ImportPart {
  const whole = isHeld ? 'held' : hasChanges ? 'changed' : 'unchanged'
  return { place, name, counts, outcome: refusals.length > 0 ? 'refused' : whole, refusals: refusals.length }
}
