import { and, eq } from 'drizzle-orm'
import { bankLines } from '#server/areas/accounts/bank/bankLines.tables.ts'
import { meetingPowers, meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { powers } from '#server/areas/decisions/powers.tables.ts'
import { placeActualities } from '#server/areas/news/news.tables.ts'
import { bankAnswerLines, bankAnswers } from '#server/areas/payments/answers/answers.tables.ts'
import { collectionFiles } from '#server/areas/payments/collections/collections.tables.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { refundFiles } from '#server/areas/payments/refunds/refundFiles.tables.ts'
import { refunds } from '#server/areas/payments/refunds/refunds.tables.ts'
import { signatureRequests } from '#server/areas/payments/signatures/signatures.tables.ts'
import { reportEvents, reportReadings, reports, reportWitnesses } from '#server/areas/reports/reports.tables.ts'
import { ticketComments, tickets } from '#server/areas/support/tickets.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { sessions } from '#server/services/access/session.tables.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { fiscalYears, memberships } from '#server/services/directory/places.tables.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'
import { findYearOf, insertEntries } from '#server/services/ledger/ledger.store.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { demoName } from '#tests/support/demoNames.ts'
import type { Named } from './calls/routeCall.ts'
import { insertDecision } from './decisionRows.ts'
import { insertOwnMessage } from './messageRows.ts'
import { insertOwnTopic } from './topicRows.ts'

const createdAt = new Date('2030-01-10T08:00:00Z')

/** Inserts rows of one person in one place; returns the ids for calls to name. */
export async function insertOwnRows(db: Database, person: string, place: string): Promise<Named> {
  const userId = demoId(`person ${person}`)
  const placeId = demoId(`place ${place}`)
  const named = {
    placeId,
    notificationId: demoId(`notification of ${person}`),
    invitationId: demoId(`invitation by ${person}`),
    sessionId: demoId(`session of ${person}`),
    equipmentId: demoId(`equipment beside ${person}`),
    actualityId: demoId(`news beside ${person}`),
    reportId: demoId(`report by ${person}`),
    decisionId: demoId(`decision by ${person}`),
    voteId: demoId(`vote of ${person}`),
    powerId: demoId(`power of ${person}`),
    meetingId: demoId(`meeting beside ${person}`),
    meetingPowerId: demoId(`meeting power of ${person}`),
    fiscalYearId: demoId(`fiscal year beside ${person}`),
    entryId: demoId(`entry beside ${person}`),
    worksId: demoId(`works beside ${person}`),
    callId: demoId(`call beside ${person}`),
    bankLineId: demoId(`bank line beside ${person}`),
    paymentId: demoId(`payment of ${person}`),
    mandateId: demoId(`mandate of ${person}`),
    signatureRequestId: demoId(`signature request of ${person}`),
    fileId: demoId(`file of collections beside ${person}`),
    answerId: demoId(`answer of the bank beside ${person}`),
    lineId: demoId(`line of the bank beside ${person}`),
    refundId: demoId(`refund of ${person}`),
    refundFileId: demoId(`file of refunds beside ${person}`),
    conversationId: demoId(`conversation of ${person}`),
    messageId: demoId(`message of ${person}`),
    otherMessageId: demoId(`message to ${person}`),
    cannedAnswerId: demoId(`prepared answer beside ${person}`),
    abuseReportId: demoId(`abuse report of ${person}`),
    ticketId: demoId(`ticket of ${person}`),
    topicId: demoId(`topic of ${person}`),
    postId: demoId(`post of ${person}`),
    otherPostId: demoId(`post to ${person}`),
  }
  const email = `invited.by.${person}@courriel.example`
  await db
    .insert(notifications)
    .values({ id: named.notificationId, userId, placeId, type: 'report', title: `À ${person}`, createdAt })
  await db
    .insert(invitations)
    .values({ id: named.invitationId, placeId, email, role: 'resident', invitedBy: userId, createdAt })
  await db.insert(sessions).values({ id: named.sessionId, userId, offer: 'ESE', createdAt, lastSeenAt: createdAt })
  await db
    .insert(equipments)
    .values({ id: named.equipmentId, placeId, kind: 'light', name: `Lampe de ${person}`, location: 'Hall' })
  await db.insert(placeActualities).values({
    id: named.actualityId,
    placeId,
    title: `Avis à ${person}`,
    body: 'Un avis.',
    author: demoName('gestionnaire'),
    publishedAt: createdAt,
  })
  await db
    .insert(meetings)
    .values({ id: named.meetingId, placeId, kind: 'ordinary', heldAt: createdAt, location: `Chez ${person}` })
  await insertEntry(db, { ...named, userId })
  await db.insert(bankLines).values({
    id: named.bankLineId,
    placeId,
    account: '512',
    bookedOn: '2030-01-10',
    amount: 1_000,
    label: `Virement de ${person}`,
  })
  await insertOwnPayment(db, { ...named, userId })
  await db.insert(refunds).values({
    id: named.refundId,
    placeId,
    userId,
    state: 'withdrawn',
    amount: 5_000,
    askedAt: createdAt,
    promisedBy: '2030-01-22',
    accountSealed: '',
    accountShown: 'FR76 •••• 0189',
    holder: demoName('coproprietaire'),
    endToEndId: `R${named.refundId.slice(0, 8).toUpperCase()}`,
  })
  const fileOf = (id: string) => ({
    id,
    placeId,
    number: 1_000 + (id.codePointAt(0) ?? 0),
    messageId: `M-${id.slice(0, 8)}`,
    state: 'cancelled' as const,
    count: 1,
    amount: 5_000,
    hash: '',
    madeAt: createdAt,
  })
  await db.insert(collectionFiles).values({ ...fileOf(named.fileId), format: 'pain.008.001.08' })
  await db
    .insert(refundFiles)
    .values({ ...fileOf(named.refundFileId), format: 'pain.001.001.09', executeOn: '2030-01-22' })
  await db.insert(tickets).values({
    id: named.ticketId,
    offer: 'ESE',
    requesterId: userId,
    placeId,
    subject: `Question de ${person}`,
    status: 'open',
    createdAt,
    updatedAt: createdAt,
    readAt: createdAt,
  })
  await db.insert(ticketComments).values({
    ticketId: named.ticketId,
    authorId: userId,
    isFromOperator: false,
    body: 'Un écran blanc.',
    createdAt,
  })
  await db.insert(bankAnswers).values({
    id: named.answerId,
    placeId,
    name: 'réponse.csv',
    hash: named.answerId,
    state: 'read',
    answers: [],
    uploadedAt: createdAt,
  })
  await insertWaitingLine(db, named)
  await insertReport(db, { ...named, userId })
  await insertYearAndWorks(db, named)
  await insertOwnMessage(db, { ...named, userId, createdAt })
  await insertOwnTopic(db, { ...named, userId, createdAt })
  await insertDecision(db, { ...named, userId, createdAt })
  const parties = { decisionId: named.decisionId, giverId: userId, holderId: demoId('person gardien') }
  const { decisionId: _, ...representation } = { ...parties, meetingId: named.meetingId, id: named.meetingPowerId }
  await db.insert(meetingPowers).values({ ...representation, givenAt: createdAt, updatedAt: createdAt })
  await db.insert(powers).values({ id: named.powerId, ...parties, givenAt: createdAt, updatedAt: createdAt })
  const [identity] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.placeId, placeId)))
  if (!identity) throw new Error(`${person} has no role in ${place}`)
  return { ...named, identityId: identity.id }
}

async function insertEntry(
  db: Database,
  { placeId, entryId, userId }: Pick<Named, 'placeId' | 'entryId'> & { userId: string },
) {
  const enteredOn = '2030-01-10'
  const year = await findYearOf(db, placeId, enteredOn)
  const entry = {
    id: entryId,
    placeId,
    enteredOn,
    fiscalYearId: year?.id ?? '',
    journal: 'OD',
    label: 'Badge',
  } as const
  const lines = [
    { account: '4501', ownerId: userId, dueOn: enteredOn, debit: 1_000 },
    { account: '714', credit: 1_000 },
  ]
  await db.transaction((tx) => insertEntries(tx, 'FR', [{ ...entry, postedBy: null, postedAt: createdAt, lines }]))
}

/** A line of a bank's answer that waits for the decision of a person. */
async function insertWaitingLine(db: Database, { placeId, lineId }: Pick<Named, 'placeId' | 'lineId'>) {
  const said = {
    kind: 'rejected',
    scope: 'transaction',
    bankMessageId: lineId,
    ownAccount: null,
    messageId: null,
    blockId: null,
    endToEndId: 'PUNKNOWN',
    mandateReference: null,
    cents: 5_000,
    direction: null,
    state: 'information',
    reason: 'AM04',
    day: '2030-01-10',
    reference: null,
    iban: null,
  } as const
  const answerId = demoId(`answer of line ${lineId}`)
  const file = { id: answerId, placeId, name: 'refus.xml', hash: lineId }
  await db
    .insert(bankAnswers)
    .values({ ...file, state: 'applied', answers: [said], uploadedAt: createdAt, appliedAt: createdAt })
  await db.insert(bankAnswerLines).values({
    id: lineId,
    answerId,
    rank: 0,
    outcome: 'unmatched',
    why: 'unknown',
    kind: said.kind,
    reference: said.endToEndId,
    amount: said.cents,
    life: 'waiting',
  })
}

/** A payment, under a mandate that has ended. */
async function insertOwnPayment(
  db: Database,
  {
    placeId,
    paymentId,
    mandateId,
    signatureRequestId,
    userId,
  }: Pick<Named, 'placeId' | 'paymentId' | 'mandateId' | 'signatureRequestId'> & {
    readonly userId: string
  },
) {
  await db.insert(mandates).values({
    id: mandateId,
    placeId,
    userId,
    rum: `ESE-${mandateId.slice(0, 8)}`,
    kind: 'manual',
    ownerName: demoName('coproprietaire'),
    address: { number: '14', street: 'rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' },
    accountSealed: '',
    accountShown: 'FR76 •••• 0189',
    accountPrint: '',
    mobile: '+33612345678',
    createdAt,
    signedAt: createdAt,
    endedAt: createdAt,
    endedBecause: 'revoked',
  })
  await db.insert(signatureRequests).values({
    id: signatureRequestId,
    mandateId,
    offer: 'ESE',
    locale: 'fr-FR',
    state: 'signed',
    content: '',
    sentHash: '',
    sentSize: 0,
    askedAt: createdAt,
    expiresAt: createdAt,
    asker: { sessionId: mandateId, address: '', userAgent: null, requestId: mandateId },
  })
  await db.insert(payments).values({
    id: paymentId,
    placeId,
    userId,
    mandateId,
    state: 'asked',
    origin: 'owner',
    amount: 5_000,
    intended: [],
    askedAt: createdAt,
    collectOn: '2030-01-11',
    endToEndId: `P${paymentId.slice(0, 8).toUpperCase()}`,
  })
}

async function insertReport(
  db: Database,
  { userId, ...named }: Pick<Named, 'placeId' | 'reportId' | 'equipmentId'> & { userId: string },
) {
  const { placeId, reportId, equipmentId } = named
  await db.insert(reports).values({
    id: reportId,
    placeId,
    equipmentId,
    reporterId: userId,
    title: 'Ampoule grillée',
    category: 7,
    kind: 'dysfunctional',
    status: 'opened',
    createdAt,
    updatedAt: createdAt,
  })
  await db.insert(reportEvents).values({ reportId, kind: 'opened', authorId: userId, createdAt })
  await db.insert(reportWitnesses).values({ reportId, userId: demoId('person gardien'), joinedAt: createdAt })
  await db.insert(reportReadings).values({ reportId, userId, readAt: createdAt })
}

/** A fiscal year long ago, works, and a call for these works that no job issues. */
async function insertYearAndWorks(
  db: Database,
  { placeId, fiscalYearId, worksId, callId }: Pick<Named, 'placeId' | 'fiscalYearId' | 'worksId' | 'callId'>,
) {
  await db.insert(fiscalYears).values({ id: fiscalYearId, placeId, startsOn: '2001-01-01', endsOn: '2001-12-31' })
  await db.insert(works).values({
    id: worksId,
    placeId,
    reference: `TRX-${worksId}`,
    label: 'Toiture',
    votedAmount: 100_000,
    votedOn: '2001-03-01',
  })
  await db.insert(calls).values({
    id: callId,
    placeId,
    fiscalYearId,
    worksId,
    label: 'Toiture – appel 1 sur 1',
    account: '4502',
    product: '102',
    dueOn: '2099-01-01',
  })
}

/** Ids without a row. */
export const nothing: Named = {
  placeId: demoId('no place'),
  identityId: demoId('no identity'),
  sessionId: demoId('no session'),
  notificationId: demoId('no notification'),
  invitationId: demoId('no invitation'),
  reportId: demoId('no report'),
  equipmentId: demoId('no equipment'),
  actualityId: demoId('no news'),
  decisionId: demoId('no decision'),
  voteId: demoId('no vote'),
  powerId: demoId('no power'),
  meetingId: demoId('no meeting'),
  meetingPowerId: demoId('no meeting power'),
  fiscalYearId: demoId('no fiscal year'),
  entryId: demoId('no entry'),
  worksId: demoId('no works'),
  callId: demoId('no call'),
  bankLineId: demoId('no bank line'),
  paymentId: demoId('no payment'),
  mandateId: demoId('no mandate'),
  signatureRequestId: demoId('no signature request'),
  fileId: demoId('no file of collections'),
  answerId: demoId('no answer of the bank'),
  lineId: demoId('no line of the bank'),
  refundId: demoId('no refund'),
  refundFileId: demoId('no file of refunds'),
  conversationId: demoId('no conversation'),
  messageId: demoId('no message'),
  otherMessageId: demoId('no other message'),
  cannedAnswerId: demoId('no prepared answer'),
  abuseReportId: demoId('no abuse report'),
  ticketId: demoId('no ticket'),
  topicId: demoId('no topic'),
  postId: demoId('no post'),
  otherPostId: demoId('no other post'),
}
