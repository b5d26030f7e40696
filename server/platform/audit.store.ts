import { type SQL, sql } from 'drizzle-orm'
import { auditEntries } from './audit.tables.ts'
import type { Actor, Ctx } from './context.ts'
import type { Queryable } from './database.ts'

export type AuditEntry = {
  /** `area.verb`, e.g. `profile.update`. */
  readonly action: string
  readonly subjectId: string
  /** `null` = nobody is signed in (a wrong password, a link from an e-mail). */
  readonly actor: Pick<Actor, 'userId' | 'impersonatorId'> | null
  /** Names of the changed fields; never secrets or personal values. */
  readonly detail?: Record<string, unknown>
}

type AuditCtx = Pick<Ctx, 'now' | 'offer' | 'requestId'>
const rowOf = (ctx: AuditCtx, entry: AuditEntry) => ({
  at: ctx.now(),
  action: entry.action,
  subjectId: entry.subjectId,
  actorId: entry.actor?.userId ?? null,
  impersonatorId: entry.actor?.impersonatorId ?? null,
  offer: ctx.offer.code,
  requestId: ctx.requestId,
  detail: entry.detail ?? {},
})

/** Runs in the caller's transaction, so nothing changes without its audit entry. */
export async function audit(tx: Queryable, ctx: AuditCtx, ...entries: readonly AuditEntry[]) {
  if (entries.length === 0) return
  await tx.insert(auditEntries).values(entries.map((entry) => rowOf(ctx, entry)))
}

/** The same inside a statement that cannot afford a second one: writes one entry per row of `source`. */
export function auditWith(source: SQL, ctx: AuditCtx, entry: AuditEntry): SQL {
  const row = rowOf(ctx, entry)
  return sql`
    insert into ${auditEntries} (at, action, subject_id, actor_id, impersonator_id, offer, request_id, detail)
    select ${row.at.toISOString()}::timestamptz, ${row.action}, ${row.subjectId}, ${row.actorId}::uuid,
      ${row.impersonatorId}::uuid, ${row.offer}, ${row.requestId}, ${JSON.stringify(row.detail)}::jsonb
    from ${source}`
}
