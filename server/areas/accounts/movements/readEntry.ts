import type { movementRoutes } from '#contract/accounts/movements.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findAttachment } from '#server/services/files/attachments.store.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { scopeOf } from './listMovements.ts'
import { findMovementsOfEntry } from './movements.store.ts'

type Read = typeof movementRoutes.read

/** One entry with the lines and the proof that the reader may see. */
export async function readEntry(
  { db, actor }: SignedInCtx,
  { params: { placeId, entryId }, roles }: RouteOutput<Read> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<Read>> {
  const entry = await findMovementsOfEntry(db, scopeOf(actor.userId, placeId, roles), entryId)
  if (!entry) throw new Problem('not_found', 'the place has no such entry for them')
  const proof = entry.proofId === null ? null : await findAttachment(db, entry.proofId)
  return { id: entryId, lines: entry.lines, proof: proof && toAttachment(proof) }
}
