import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LocaleCode } from '#contract/offers.ts'
import { paperPaths } from '#contract/papers.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { expectAccessible } from '#tests/support/server/expectAccessible.ts'
import { readPaperStructure } from '#tests/support/server/paperCalls.ts'
import { agreement, makeCreditor } from '#tests/support/server/payments/creditorWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

/** Pre-authorised debits from the form to the paper: no test of a SEPA mandate covers them. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

async function make() {
  // Payments open at seven o’clock in Montréal.
  server.clock.advance(6 * 3_600_000)
  return makeCreditor(server, 'VQC')
}

async function signedPaper(locale: LocaleCode) {
  const world = await make()
  const { write, sendCode, sign, sentCode, person, placeId } = world
  const language = { 'accept-language': locale }
  expect((await write(agreement, 'A', language)).status).toBe(204)
  await sendCode('A', language)
  const text = server.outbox.texts()[0]?.text
  expect((await sign(sentCode(), 'A', language)).status).toBe(204)
  const call = { token: person('A').token, params: { placeId }, offer: 'VQC', language: locale } as const
  return { ...world, text, paper: await readPaperStructure(server, paperPaths.mandate, call) }
}

describe('an agreement for pre-authorised debits', () => {
  it.each([
    [{ institution: '81' }, 'money_order.institution'],
    [{ transit: '3000' }, 'money_order.transit'],
    [{ account: '123456' }, 'money_order.account'],
    [{ account: '1234567890123' }, 'money_order.account'],
    [{ account: undefined }, 'money_order.account'],
  ])('is refused with %j', async (changes, field) => {
    const { write } = await make()
    expect(await refusalOf(await write({ ...agreement, ...changes }))).toMatchObject({ status: 422, field })
  })

  it('for another person’s account is refused', async () => {
    const { write } = await make()
    await write(agreement)
    expect(await refusalOf(await write(agreement, 'B'))).toMatchObject({
      field: 'money_order.account',
      fieldCode: 'taken',
    })
  })

  it.each([
    [
      'fr-CA',
      [
        /débiter le compte ci-dessous/,
        /^Personnel, à montants et à dates variables$/,
        /recours si un débit n’est pas conforme/,
        /annoncé 10 jours civils avant/,
        /annuler cet accord à tout moment, avec un préavis de 30 jours au plus/,
        /^Signé électroniquement par Ada Martin, .*15 janvier 2030/,
      ],
    ],
    [
      'en-CA',
      [
        /to debit the account below/,
        /^Personal, with amounts and dates that vary$/,
        /recourse rights if any debit does not comply/,
        /10 calendar days/,
        /cancel this agreement at any time.*30 days/,
        /^Signed electronically by Ada Martin, .*January 15, 2030/,
      ],
    ],
  ] as const)('has on its paper what the rule requires, in %s, and no European term', async (locale, items) => {
    const { paper, text, read } = await signedPaper(locale)
    const words = paper.spoken.map(([, said]) => said)
    expectAccessible(paper, { title: String(paper.metadata.get('dc:title')), language: locale })
    for (const item of [...items, /^815$/, /^30001$/, /^1234567$/, /@/])
      expect(words).toContainEqual(expect.stringMatching(item))
    for (const said of [...words, text]) expect(said).not.toMatch(/SEPA|IBAN|\bRUM\b|\bUMR\b|\bmandate?\b|prélèv/i)
    expect((await read()).current).toMatchObject({ iban: '815 •••• 4567' })
  })
})
