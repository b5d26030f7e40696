import { demoAccount, demoCreditorIdentifier } from '#server/areas/payments/demo/demoBanks.ts'
import { accountPrint } from '#server/areas/payments/mandates/accountPrint.ts'
import { creditors, mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { accountPlace, creditorPlace } from '#server/areas/payments/mandates/sealedPlaces.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { fiscalYears, lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { openLedger } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'

export const collectingPlace = demoId('place of many mandates')
export const collectingAccountant = 'comptable'
const own = demoAccount('sepa', 1)
export const ownIban = own.scheme === 'sepa' ? own.iban : ''
export const collectedAmount = 10_000

type Filling = {
  readonly count: number
  readonly secrets: Secrets
  readonly now: Date
  readonly collectOn: string
}

/** A place with `count` owners: each owes a call of 100 €, has signed a mandate, and has asked to pay. Returns the references. */
export async function fillMandates(db: Database, { count, secrets, now, collectOn }: Filling) {
  const placeId = collectingPlace
  const [createdAt, day] = [now, now.toISOString().slice(0, 10)]
  const year = day.slice(0, 4)
  const owners = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    userId: demoId(`payer ${index}`),
    lotId: demoId(`lot of payer ${index}`),
    mandateId: demoId(`mandate of payer ${index}`),
    reference: `P${String(index).padStart(16, '0')}`,
  }))
  const address = { street: '1 rue du Prélèvement', zipCode: '59000', city: 'Lille' }
  await db.insert(places).values({
    ...address,
    id: placeId,
    offer: 'ESE',
    name: 'Les Dix Mille',
    description: '',
    buildingsCount: 1,
    mainLotsCount: count,
    tantiemesTotal: count,
    searchText: 'les dix mille',
    createdAt,
  })
  const nameOf = (number: number) => `Payeur ${number}`
  await insertAtOnce(
    db,
    users,
    owners.map(({ number, userId: id }) => ({
      id,
      email: `payeur.${number}@essai.example`,
      displayName: nameOf(number),
      firstName: 'Payeur',
      lastName: String(number),
      searchText: `payeur ${number}`,
      createdAt,
    })),
  )
  const accountant = { userId: demoId(`person ${collectingAccountant}`), role: 'coowner_accountant' as const }
  const members = [accountant, ...owners.map(({ userId }) => ({ userId, role: 'coowner' as const }))]
  await insertAtOnce(
    db,
    memberships,
    members.map((member) => ({ ...member, placeId, since: createdAt })),
  )
  await insertAtOnce(
    db,
    lots,
    owners.map(({ number, lotId: id, userId: ownerId }) => ({
      id,
      placeId,
      number,
      kind: 'flat',
      building: 'A',
      tantiemes: 1,
      ownerId,
    })),
  )
  await openLedger(db, placeId, 'FR')
  await db.insert(fiscalYears).values({ placeId, startsOn: `${year}-01-01`, endsOn: `${year}-12-31`, isCurrent: true })
  await db.transaction((tx) =>
    postEntry(tx, {
      placeId,
      journal: 'AF',
      enteredOn: day,
      label: 'Appel',
      pieceReference: null,
      source: 'call of all',
      postedBy: null,
      postedAt: now,
      lines: [
        ...owners.map(({ lotId, userId: ownerId }) => ({
          account: '4501',
          lotId,
          ownerId,
          dueOn: day,
          debit: collectedAmount,
        })),
        { account: '701', credit: count * collectedAmount },
      ],
    }),
  )
  const sealed = (where: string, details: object) => secrets.seal('bankAccount', where, JSON.stringify(details))
  await db.insert(creditors).values({
    placeId,
    name: 'SDC Les Dix Mille',
    address: '1 rue du Prélèvement, 59000 Lille',
    identifier: demoCreditorIdentifier('sepa', 'ESE'),
    bankAccount: '512',
    accountSealed: sealed(creditorPlace(placeId), own),
  })
  await insertAtOnce(
    db,
    mandates,
    owners.map(({ number, mandateId: id, userId }) => {
      const details = demoAccount('sepa', 10_000 + number)
      return {
        id,
        placeId,
        userId,
        rum: `ESE-MANY-${number}`,
        kind: 'manual' as const,
        ownerName: nameOf(number),
        address: { ...address, number: '1', country: 'FR' },
        accountSealed: sealed(accountPlace(id), details),
        accountShown: 'FR76 •••• 0000',
        accountPrint: accountPrint(secrets, details),
        mobile: '+33612345678',
        createdAt,
        signedAt: createdAt,
      }
    }),
  )
  await insertAtOnce(
    db,
    payments,
    owners.map(({ userId, lotId, mandateId, reference: endToEndId }) => ({
      placeId,
      userId,
      mandateId,
      state: 'asked' as const,
      origin: 'owner' as const,
      amount: collectedAmount,
      intended: [{ account: '4501', lotId, dueOn: day, amount: collectedAmount }],
      askedAt: createdAt,
      collectOn,
      endToEndId,
    })),
  )
  return owners.map(({ reference }) => reference)
}
