import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockMeeting } from './meetingDetail.store.ts'

/** Locks the meeting of an action until the transaction ends, and reads the clock once the lock is held. */
export async function holdMeeting(tx: Transaction, ctx: SignedInCtx, meetingId: string) {
  const meeting = await lockMeeting(tx, ctx.actor.userId, meetingId)
  if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
  const at = ctx.now()
  return { ...meeting, at, hasBegun: meeting.heldAt <= at }
}
export type HeldMeeting = Awaited<ReturnType<typeof holdMeeting>>
