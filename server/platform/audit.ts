import { auditEntries } from './audit.tables.ts'
import type { Actor, Ctx } from './context.ts'
import type { Queryable } from './database.ts'

type AuditEntry = {
  /** `area.verb`, e.g. `profile.update`. */
  readonly action: string
  readonly subjectId: string
  /** `null` = nobody is signed in (a wrong password, a link from an e-mail). */
  readonly actor: Pick<Actor, 'userId' | 'impersonatorId'> | null
  /** Names of what changed; never secrets and never personal values. */
  readonly detail?: Record<string, unknown>
}

/** Written in the caller's transaction: no audit entry, no change. */
export async function audit(tx: Queryable, ctx: Pick<Ctx, 'now' | 'offer' | 'requestId'>, entry: AuditEntry) {
  await tx.insert(auditEntries).values({
    at: ctx.now(),
    action: entry.action,
    subjectId: entry.subjectId,
    actorId: entry.actor?.userId ?? null,
    impersonatorId: entry.actor?.impersonatorId ?? null,
    offer: ctx.offer.code,
    requestId: ctx.requestId,
    detail: entry.detail ?? {},
  })
}
