import { demoAgencies } from '#server/demo/demoAgencies.ts'
import { demoIdentities, demoInvitations, demoPrivacy } from '#server/demo/demoCommunity.ts'
import { demoEquipments } from '#server/demo/demoEquipments.ts'
import { demoFiscalYears } from '#server/demo/demoFiscalYears.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import type { Seed } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { equipments } from '../equipments.tables.ts'
import { invitations } from '../invitations.tables.ts'
import { nameSearchText } from '../nameSearchText.ts'
import { agencies, customers, fiscalYears, lots, memberships, places } from '../places.tables.ts'
import { privacySettings } from '../privacy.tables.ts'
import { userOffers, users } from '../profile.tables.ts'

/** People, places and what connects them, in the order that foreign keys require. */
export const seed: Seed = async (tx, { now, ...world }) => {
  const people = world.users.map((user) => ({ ...user, searchText: nameSearchText(user) }))
  const neighbours = world.users.slice(demoPeople.length).map(({ id }) => id)
  await inBatches(people, (rows) => tx.insert(users).values(rows))
  await inBatches(world.userOffers, (rows) => tx.insert(userOffers).values(rows))
  await inBatches(demoAgencies(), (rows) => tx.insert(agencies).values(rows))
  await inBatches(world.places, (rows) => tx.insert(places).values(rows))
  await inBatches(demoIdentities(world.memberships), (rows) => tx.insert(memberships).values(rows))
  await inBatches(world.lots, (rows) => tx.insert(lots).values(rows))
  await inBatches(world.customers, (rows) => tx.insert(customers).values(rows))
  await inBatches(demoFiscalYears(now), (rows) => tx.insert(fiscalYears).values(rows))
  await inBatches(demoInvitations(now), (rows) => tx.insert(invitations).values(rows))
  await inBatches(demoPrivacy(neighbours), (rows) => tx.insert(privacySettings).values(rows))
  await inBatches(demoEquipments(), (rows) => tx.insert(equipments).values(rows))
}
