import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { equipmentRoutes } from '#contract/equipments.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { reports as reportRows } from '#server/areas/reports/reports.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { demoEquipment, demoReport } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { server } = portal
const { reports } = french
const { equipment: texts, equipments: kinds } = reports
const name = demoEquipment('tilleuls', 'elevator').name
const elevator = demoId('equipment tilleuls 0')
const ofOne = pathOf('equipment', { equipmentId: elevator })
const open = (path: string) => openScreen(path, 'president')
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

testScreenStates(portal, 'the list of equipment', {
  path: '/equipements',
  route: equipmentRoutes.list,
  shown: name,
  queryKey: 'equipments',
})
testScreenStates(portal, 'a piece of equipment', {
  path: ofOne,
  route: equipmentRoutes.read,
  shown: texts.where,
  queryKey: 'equipments',
})

describe('the equipment of a place', () => {
  it('lists each piece with its reports, and opens it by keyboard', async () => {
    const { user } = await open('/equipements')
    const link = await screen.findByRole('link', { name })
    const row = within(link.closest('li') ?? document.body)
    expect(row.getByText(/signalement/)).toBeDefined()

    link.focus()
    await user.keyboard('{Enter}')

    await screen.findByRole('heading', { level: 1, name })
    const list = within(await screen.findByRole('list', { name: texts.reports }))
    expect(list.getByRole('link', { name: demoReport('tilleuls', 1).title })).toBeDefined()
    expect((await screen.findByRole('link', { name: reports.report })).getAttribute('href')).toBe(
      `/signalements/nouveau?equipment=${elevator}`,
    )
  })

  it('says when it was installed, and nothing when nobody knows', async () => {
    const day = { installedOn: '2014-08-12' }
    await server().platform.db.update(equipments).set(day).where(eq(equipments.id, elevator))
    const { leave } = await open(ofOne)
    expect((await screen.findByText(texts.installedOn)).nextElementSibling?.textContent).toBe('12\u00a0août\u00a02014')
    leave()

    await server().platform.db.update(equipments).set({ installedOn: null }).where(eq(equipments.id, elevator))
    await open(ofOne)
    await screen.findByText(texts.where)
    expect(screen.queryByText(texts.installedOn)).toBeNull()
  })

  it('that does not exist says so', async () => {
    await open(pathOf('equipment', { equipmentId: demoId('equipment nowhere') }))

    expect(await screen.findByText(texts.gone)).toBeDefined()
  })

  it('says that nothing was reported about a piece of equipment', async () => {
    await server().platform.db.delete(reportRows).where(eq(reportRows.equipmentId, elevator))
    await open(ofOne)

    expect(await screen.findByText(texts.noReports)).toBeDefined()
  })

  it('says where each piece is, and its kind only where its name does not', async () => {
    const { db } = server().platform
    await db.delete(equipments).where(eq(equipments.placeId, tilleuls))
    await db.insert(equipments).values([
      { placeId: tilleuls, name: kinds.garden, kind: 'garden', location: 'Cour' },
      { placeId: tilleuls, name: 'Citerne', kind: 'other', location: 'Cave' },
      { placeId: tilleuls, name: 'Porte', kind: 'underground_parking', location: 'Rampe' },
    ])
    await open('/equipements')

    const saidBy = async (piece: string) =>
      (await screen.findByRole('link', { name: piece })).closest('li')?.textContent?.replace(piece, '')
    expect(await saidBy(kinds.garden)).toMatch(/^Cour/)
    expect(await saidBy('Citerne')).toMatch(/^Cave/)
    expect(await saidBy('Porte')).toContain(kinds.underground_parking)
  })

  it('says that none is recorded yet', async () => {
    await server().platform.db.delete(equipments).where(eq(equipments.placeId, tilleuls))
    await open('/equipements')

    expect(await screen.findByText(texts.none.title)).toBeDefined()
  })
})
