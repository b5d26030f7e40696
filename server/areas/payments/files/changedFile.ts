import type { FileState } from '#contract/payments/bankFiles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { holdCreditor } from '../mandates/standing.ts'

export type NamedFile = { readonly placeId: string; readonly fileId: string }
type Scope = { readonly userId: string; readonly placeId: string }
type Find<Found> = (db: Queryable, scope: Scope, fileId: string) => Promise<Found | null>

/** @throws {Problem} `not_found` for a file of another place. */
export async function requireFile<Found>(
  db: Queryable,
  { actor }: SignedInCtx,
  { placeId, fileId }: NamedFile,
  find: Find<Found>,
): Promise<Found> {
  const found = await find(db, { userId: actor.userId, placeId }, fileId)
  if (!found) throw new Problem('not_found', 'the place has no such file')
  return found
}

/**
 * Reads a file that was not handed out, under the lock of the place's creditor; returns the state of its content once it is
 * cancelled.
 *
 * @throws {Problem} `not_found` for a file of another place; `action_not_possible` once it is handed out or cancelled.
 */
export async function requireMade<State>(
  tx: Transaction,
  ctx: SignedInCtx,
  named: NamedFile,
  find: Find<{ readonly file: { readonly state: FileState } }>,
  afterCancel: (isHandedOut: boolean) => State | null,
): Promise<State> {
  await holdCreditor(tx, ctx, named.placeId)
  const { file } = await requireFile(tx, ctx, named, find)
  const next = afterCancel(file.state !== 'made')
  if (next === null) throw new Problem('action_not_possible', `the file is ${file.state}`)
  return next
}

/** A step of the content of a file, taken by the accountant. */
export const stepOf = <Kind extends string>({ actor, now }: SignedInCtx, kind: Kind, day: string | null = null) => ({
  kind,
  source: 'manager' as const,
  actorId: actor.userId,
  at: now(),
  day,
})

/** The outcome of a change of a file, for the owners of its content and for the list of files. */
export const changedFile = (
  action: `payments.${string}`,
  { placeId, fileId }: NamedFile,
  owners: readonly { readonly userId: string; readonly subjectId?: string }[],
): Outcome => ({
  audited: [{ action, subjectId: fileId, detail: { placeId } }],
  live: [
    ...owners.map((owner) => ({ topic: 'payments' as const, placeId, ...owner })),
    { topic: 'payments', placeId, subjectId: fileId },
  ],
})
