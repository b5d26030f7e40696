import { abuseReports, conversationNotes } from '#server/areas/messages/conversationDesk.tables.ts'
import { insertConversation, insertMembers } from '#server/areas/messages/conversations.store.ts'
import { insertMessage } from '#server/areas/messages/messages.store.ts'
import { messageBlocks } from '#server/areas/messages/messages.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import type { Named } from './calls/routeCall.ts'

type Own = Pick<Named, 'placeId' | 'conversationId' | 'messageId' | 'otherMessageId' | 'abuseReportId'> & {
  readonly userId: string
  readonly createdAt: Date
}

/** A conversation of one person with their manager, and a note as staff write it. The person also blocks somebody and reports a message. */
export async function insertOwnMessage(db: Database, own: Own) {
  const { placeId, conversationId, messageId, otherMessageId, abuseReportId, userId, createdAt } = own
  const times = { createdAt, updatedAt: createdAt }
  const about = { name: 'Une fuite au sous-sol', creatorId: userId, isToManager: true, lastSeq: 2 }
  await insertConversation(db, { id: conversationId, placeId, ...about, ...times })
  const joined = { conversationId, placeId, firstSeq: 1, lastSeq: 2, joinedAt: createdAt, updatedAt: createdAt }
  await insertMembers(
    db,
    [userId, demoId('person gestionnaire')].map((member) => ({ ...joined, userId: member })),
  )
  await insertMessage(db, {
    id: messageId,
    conversationId,
    placeId,
    seq: 1,
    authorId: userId,
    body: 'De l’eau coule le long du mur de la cave : la fuite vient du compteur.',
    reachedCount: 1,
    reachedLists: [],
    createdAt,
  })
  await insertMessage(db, {
    id: otherMessageId,
    conversationId,
    placeId,
    seq: 2,
    authorId: demoId('person gestionnaire'),
    isFromStaff: true,
    body: 'Nous envoyons le plombier.',
    reachedCount: 1,
    reachedLists: [],
    createdAt,
  })
  await db.insert(conversationNotes).values({ conversationId, authorId: userId, body: 'Voir le dossier.', createdAt })
  await db
    .insert(abuseReports)
    .values({ id: abuseReportId, messageId: otherMessageId, reporterId: userId, body: 'Nous…', reason: '', createdAt })
  await db.insert(messageBlocks).values({ blockerId: userId, blockedId: demoId('person admin'), blockedAt: createdAt })
}
