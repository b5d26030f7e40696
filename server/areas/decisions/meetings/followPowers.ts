import type { Attendance } from '#contract/decisions/meetingDesk.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { hasVotedInRoom } from '../room/room.store.ts'
import { type OfMeeting, recordedAttendance, writeAttendance } from './attendance.store.ts'
import { acceptedPowersOf } from './meetingPowers.store.ts'

type Recorded = { readonly userId: string; readonly attendance: Attendance; readonly at: Date }

/**
 * Owners are represented as soon as the holder of their power is recorded as present, and absent again if the holder turns out to
 * be absent. Nothing changes for owners recorded as present, because they came in person. Returns every owner with a new record.
 */
export async function followPowers(
  tx: Transaction,
  meeting: OfMeeting,
  { userId, attendance, at: writtenAt }: Recorded,
): Promise<readonly string[]> {
  const meetingId = meeting.id
  const isThere = attendance === 'present'
  const changed: string[] = []
  for (const { giverId, holderId, votes } of await acceptedPowersOf(tx, { meeting, userId })) {
    if (holderId !== userId) continue
    const recorded = (await recordedAttendance(tx, meetingId, giverId)) ?? 'absent'
    if (recorded !== (isThere ? 'absent' : 'represented')) continue
    if (!isThere && (await hasVotedInRoom(tx, meetingId, giverId))) {
      throw new Problem('conflict', 'the room has recorded a vote of an owner whom this person represents')
    }
    const now = isThere ? 'represented' : 'absent'
    await writeAttendance(tx, { meetingId, userId: giverId, attendance: now, votes, writtenAt })
    changed.push(giverId)
  }
  return changed
}
