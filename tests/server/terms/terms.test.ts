import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { type LocaleCode, type OfferCode, offerCodes } from '#contract/offers.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { offerFilter, terms, termsRoutes } from '#contract/terms.ts'
import { offers } from '#offers/offers.ts'
import { publishTerms } from '#server/areas/terms/publishTerms.ts'
import { termsVersions } from '#server/areas/terms/terms.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = (offer: OfferCode, locale: LocaleCode, query: Record<string, string> = offerFilter(offer)) =>
  requestRoute(server.app, termsRoutes.read, { offer, query, headers: { 'accept-language': locale } })
const pairs = offerCodes.flatMap((offer) => offers[offer].locales.map((locale) => ({ offer, locale })))

describe('the general terms', () => {
  it('are absent until a version is published', async () => {
    expect(await refusalOf(await read('ESE', 'fr-FR'))).toMatchObject({ status: 404, code: 'not_found' })
  })

  it.each(pairs)('of $offer exist in $locale, with their articles', async ({ offer, locale }) => {
    await publishTerms(server.platform.db)
    const answer = terms.parse(fromWire(await (await read(offer, locale)).json()))

    expect(answer).toMatchObject({ offer, locale })
    expect(answer.articles.length).toBeGreaterThanOrEqual(8)
    expect(JSON.stringify(answer.articles)).toContain(offers[offer].companyName)
    expect(JSON.stringify(answer.articles)).toContain(readPhone(offers[offer].support.phone))
  })

  it('contain no French law in the Canadian offer', async () => {
    for (const locale of ['fr-CA', 'en-CA'] as const) {
      expect(await (await read('VQC', locale)).text()).not.toMatch(/1965|SEPA|CNIL|2016\/679/)
    }
  })

  it('are published once per version, however many times the server starts', async () => {
    await publishTerms(server.platform.db)
    await publishTerms(server.platform.db)

    expect(await server.platform.db.select().from(termsVersions)).toHaveLength(pairs.length)
  })

  it('are in force in the latest version published by today', async () => {
    const next = { offer: 'ESE', locale: 'fr-FR', version: '2031-1', publishedOn: '2031-01-01', articles: [] }
    await server.platform.db.insert(termsVersions).values(next)

    expect(await (await read('ESE', 'fr-FR')).text()).toContain('2026-2')
    // 2031 begins in Paris while it is still 2030 in Greenwich.
    server.clock.advance(Date.parse('2030-12-31T22:59:59Z') - server.clock.now().getTime())
    expect(await (await read('ESE', 'fr-FR')).text()).toContain('2026-2')
    server.clock.advance(1_000)
    expect(await (await read('ESE', 'fr-FR')).text()).toContain('2031-1')
  })

  it('of another offer are on its own site, and an unknown offer is refused', async () => {
    expect(await refusalOf(await read('ESE', 'fr-FR', offerFilter('VSY')))).toMatchObject({
      status: 403,
      allowedOffer: 'VSY',
    })
    expect((await read('ESE', 'fr-FR', { by_xyz_offer: 'XYZ' })).status).toBe(422)
  })
})
