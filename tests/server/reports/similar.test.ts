import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfferCode } from '#contract/offers.ts'
import { reportRoutes } from '#contract/reports.ts'
import { reports } from '#server/areas/reports/reports.tables.ts'
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
