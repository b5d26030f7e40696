import { randomUUID } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { lots, memberships } from '#server/services/directory/places.tables.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'

const portal = usePortalServer()
const { personal, roles } = french

/** A place where the demo's co-owner lives in lot 1 and lets lot 2, with a debt for each. */
async function placeOfLessor() {
  const { placeId, post } = await makeLedger(portal.server(), { A: 600, B: 400 })
  const { db, now } = portal.server().platform
  const userId = demoId('person coproprietaire')
  const lessorId = randomUUID()
  const member = { userId, placeId, since: now() }
  await db.insert(memberships).values([
    { ...member, role: 'coowner' },
    { ...member, role: 'lessor', id: lessorId, displayName: 'SCI Delattre' },
  ])
  await db.update(lots).set({ ownerId: userId }).where(eq(lots.placeId, placeId))
  const second = and(eq(lots.placeId, placeId), eq(lots.number, 2))
  await db.update(lots).set({ identityId: lessorId }).where(second)
  const rows = await db.select().from(lots).where(eq(lots.placeId, placeId)).orderBy(lots.number)
  const owed = rows.map(({ id: lotId }, index) => {
    return { account: '4501', ownerId: userId, lotId, debit: [60_00, 25_00][index] ?? 0, dueOn: '2030-01-01' }
  })
  await post([...owed, { account: '701', credit: 85_00 }], '2030-01-01', 'AF')
  return placeId
}

it('shows the debt under each identity to a person who lives in one lot and lets another', async () => {
  const placeId = await placeOfLessor()
  const app = await openScreen('/immeuble', 'coproprietaire')
  await selectPlace(app, placeId)
  await goTo('/comptes/personnel')

  const table = within(await screen.findByRole('table', { name: personal.identities.title }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    `${roles.coowner}60,00 €`,
    `${roles.lessor}SCI Delattre25,00 €`,
    `${personal.kinds.total}85,00 €`,
  ])
})
