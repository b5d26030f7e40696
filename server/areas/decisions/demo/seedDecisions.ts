import type { Seed } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { ballotLog, decisionHeads, decisionVotes, voteActs } from '../ballots.tables.ts'
import {
  decisionAttachments,
  decisionLots,
  decisionReminders,
  decisions,
  decisionVoters,
  meetingRequests,
} from '../decisions.tables.ts'
import { meetingAttendances, meetingPowers, meetings } from '../meetings/meetings.tables.ts'
import { powers } from '../powers.tables.ts'
import { ownersByName } from '../rollNames.store.ts'
import { demoDecisions } from './demoDecisions.ts'
import { demoMeetingPowers, demoMeetings } from './demoMeetings.ts'
import { storeDemoDocuments } from './demoQuotes.ts'

/** Meetings, and decisions with everything that belongs to them; documents are stored before the rows that name them. */
export const seed: Seed = async (tx, { now, lots, files, scale }) => {
  const owners = new Map<string, Awaited<ReturnType<typeof ownersByName>>>()
  for (const placeId of new Set(lots.map((lot) => lot.placeId))) owners.set(placeId, await ownersByName(tx, placeId))
  const rows = await demoDecisions(now, lots, (placeId) => owners.get(placeId) ?? new Map(), scale)
  const documents = await storeDemoDocuments(files, rows.documents)
  await inBatches(documents, (some) => tx.insert(attachments).values(some))
  await inBatches([...demoMeetings(now, scale), ...rows.meetings], (some) => tx.insert(meetings).values(some))
  await inBatches(demoMeetingPowers(now), (some) => tx.insert(meetingPowers).values(some))
  await inBatches(rows.meetingAttendances, (some) => tx.insert(meetingAttendances).values(some))
  await inBatches(rows.keys, (some) => tx.insert(repartitionKeys).values(some))
  await inBatches(rows.keyLots, (some) => tx.insert(repartitionKeyLots).values(some))
  await inBatches(rows.decisions, (some) => tx.insert(decisions).values(some))
  await insertAtOnce(tx, decisionLots, rows.decisionLots)
  await insertAtOnce(tx, decisionVoters, rows.decisionVoters)
  await inBatches(rows.decisionAttachments, (some) => tx.insert(decisionAttachments).values(some))
  await inBatches(rows.powers, (some) => tx.insert(powers).values(some))
  await insertAtOnce(tx, decisionVotes, rows.decisionVotes)
  await insertAtOnce(tx, voteActs, rows.voteActs)
  await insertAtOnce(tx, ballotLog, rows.ballotLog)
  await inBatches(rows.decisionHeads, (some) => tx.insert(decisionHeads).values(some))
  await inBatches(rows.meetingRequests, (some) => tx.insert(meetingRequests).values(some))
  await inBatches(rows.decisionReminders, (some) => tx.insert(decisionReminders).values(some))
}
