import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfferCode } from '#contract/offers.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { reports } from '#server/areas/reports/reports.tables.ts'
import { mostCompared } from '#server/areas/reports/similarReports.store.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { placeOf, type SignedIn, signedInAs } from '#tests/support/server/placeWorld.ts'
import { openReport } from '#tests/support/server/reportCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/** Whether a new report shows its author this earlier one by a neighbour. */
async function asksFor({ by, placeId }: { by: SignedIn; placeId: string }, written: string, reported: string) {
  const { id } = await openReport(by, { title: reported, description: reported }, placeId)
  const { data } = await by.get(reportRoutes.similar, { params: { placeId }, query: { text: written } })
  await server.platform.db.update(reports).set({ status: 'resolved' }).where(eq(reports.id, id))
  return data.result.includes(id)
}
const coOwner = async (place: string, name: string, offer: OfferCode) => ({
  by: await signedInAs(server, name, offer),
  placeId: placeOf(place),
})

describe('a report in French', () => {
  let resident: Awaited<ReturnType<typeof coOwner>>
  beforeAll(async () => {
    resident = await coOwner('terrasses', 'vsy', 'VSY')
  })

  it.each([
    ['fuite', 'Fuites d’eau'],
    ['des fuites', 'La fuite du sous-sol'],
    ['le robinet fuit', 'Fuite'],
    ['ascenseur en panne', 'L’ascenseur est bloqué'],
    ['la porte', 'Portes'],
    ['les portes', 'Porte'],
    ['portails', 'Portail'],
    ['vélos', 'Local à vélo'],
    ['velo', 'Vélos'],
    ['une vitre cassée', 'Carreau cassé'],
    ['carreau cassé', 'Vitres cassées'],
    ['bloquee', 'bloqué'],
    ['lumières', 'lumiere'],
    ['caves inondées', 'Inondation'],
    ['canalisation bouchée', 'Évier bouché'],
    ['plus d’eau', 'Eaux usées'],
    ['un rat', 'Des rats'],
    ['clé', 'Clés perdues'],
    ['locaux', 'Local'],
    ['tuyaux', 'Tuyau'],
    ['odeurs', 'Odeur'],
    ['infiltration', 'De l’eau s’infiltre'],
    ['lampe allumée', 'À allumer'],
    ['ampoules grillées', 'Ampoule grillée'],
    ['étages', '3e étage'],
  ])('« %s » is similar to « %s »', async (written, reported) => {
    expect(await asksFor(resident, written, reported)).toBe(true)
  })

  it.each([
    ['porte', 'Portail'],
    ['portes', 'Portail'],
    ['cour', 'Courrier'],
    ['compte', 'Compteur'],
    ['chauffage', 'Chauffeur'],
    ['gare', 'Garage'],
    ['toit', 'Toilettes'],
    ['chat', 'Chaton'],
    ['mur', 'Murmure'],
    ['cave', 'Caverne'],
    ['volets', 'Voler'],
    ['pompe', 'Pompiers'],
    ['vitre', 'Vitrine'],
    ['hall', 'Hallebarde'],
    ['les', 'Il y a les uns et les autres'],
  ])('« %s » is not similar to « %s »', async (written, reported) => {
    expect(await asksFor(resident, written, reported)).toBe(false)
  })
})

describe('a report in a bilingual place', () => {
  let resident: Awaited<ReturnType<typeof coOwner>>
  beforeAll(async () => {
    resident = await coOwner('plateau', 'vqc', 'VQC')
  })

  it.each([
    ['leaking', 'A leak'],
    ['doors', 'Door'],
    ['flooding', 'It flooded'],
    ['noises', 'Noise'],
    ['pipes', 'Frozen pipe'],
    ['fuites', 'Fuite'],
  ])('« %s » is similar to « %s »', async (written, reported) => {
    expect(await asksFor(resident, written, reported)).toBe(true)
  })

  it.each([
    ['door', 'Doorbell'],
    ['wall', 'Wallet'],
    ['portes', 'Portail'],
  ])('« %s » is not similar to « %s »', async (written, reported) => {
    expect(await asksFor(resident, written, reported)).toBe(false)
  })
})

describe('a report in a place with very many unresolved ones', () => {
  const text = 'la girouette du paratonnerre'
  /** Unresolved reports, the first one updated last, after all others of the place. */
  async function insertReports(placeId: string, titles: readonly string[]) {
    await server.platform.db.execute(sql`
      insert into reports (place_id, title, search_text, category, kind, status, created_at, updated_at)
      select ${placeId}, title, lower(title), 3, 'dysfunctional', 'opened', now(), '2040-01-01'::timestamptz - n * interval '1 minute'
      from json_array_elements_text(${JSON.stringify(titles)}::json) with ordinality as titles (title, n)`)
  }
  async function titlesFor({ by, placeId }: { by: SignedIn; placeId: string }) {
    const { data } = await by.get(reportRoutes.similar, { params: { placeId }, query: { text } })
    return data.result.map((id) => data.entities.reports[id]?.title ?? '')
  }
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Girouette ${index + 1}`)

  it('is compared with the latest of them, the closest first', async () => {
    const resident = await coOwner('terrasses', 'vsy', 'VSY')
    await insertReports(resident.placeId, [...many(mostCompared - 1), 'Girouette et paratonnerre'])
    expect(await titlesFor(resident)).toEqual(['Girouette et paratonnerre', 'Girouette 1', 'Girouette 2'])

    await insertReports(resident.placeId, ['Girouette neuve'])
    expect((await titlesFor(resident)).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'Girouette 1',
      'Girouette 2',
      'Girouette neuve',
    ])
  })

  it('is compared with the words as they are now', async () => {
    const resident = await coOwner('plateau', 'vqc', 'VQC')
    await insertReports(resident.placeId, ['Paratonnerre'])
    expect(await titlesFor(resident)).toEqual(['Paratonnerre'])
    await server.platform.db.execute(sql`
      update reports set search_text = 'un arbre' where place_id = ${resident.placeId} and title = 'Paratonnerre'`)
    expect(await titlesFor(resident)).toEqual([])
  })
})
