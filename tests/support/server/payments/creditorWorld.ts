import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import { consentVersion, mandateRoutes as routes } from '#contract/payments/mandates.ts'
import type { Route } from '#contract/route.ts'
import { creditors } from '#server/areas/payments/mandates/mandates.tables.ts'
import { creditorPlace } from '#server/areas/payments/mandates/sealedPlaces.ts'
import { makeOwners } from '../ownersWorld.ts'
import { requestRoute } from '../requestRoute.ts'
import type { TestServer } from '../testServer.ts'

export const iban = 'FR76 3000 6000 0112 3456 7890 189'
export const mandate = {
  kind: 'manual',
  ownerName: 'Ada Martin',
  address: { number: '14', street: 'rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' },
  iban,
  mobile: '06 12 34 56 78',
  isMobileRight: true,
}

/** The fields of an agreement in Québec that differ from those of a SEPA mandate. */
export const agreement = {
  address: { number: '4520', street: 'rue Saint-Denis', zipCode: 'H2J 2L3', city: 'Montréal', country: 'CA' },
  iban: undefined,
  institution: '815',
  transit: '30001',
  account: '1234567',
  mobile: '514 234-5678',
}

/** A place that collects from A and B; a person without lots is there too. */
export async function makeCreditor(server: TestServer, offer: OfferCode = 'ESE') {
  const owners = await makeOwners(server, { owners: { A: 500, B: 300 }, offer })
  const { placeId } = owners
  const { db, secrets } = server.platform
  await db.insert(creditors).values({
    placeId,
    name: 'SDC des essais',
    address: '31 rue Nationale, 59000 Lille',
    identifier: offer === 'VQC' ? '9000000001' : 'FR69ZZZ651190',
    bankAccount: offer === 'VQC' ? '1000' : '512',
    accountSealed: secrets.seal('bankAccount', creditorPlace(placeId), '{}'),
  })
  /** The code of the latest text message. */
  const sentCode = () => /\d{6}/.exec(server.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
  type Headers = Readonly<Record<string, string>>
  const send = (route: Route, body?: Record<string, unknown>, name = 'A', headers: Headers = {}) =>
    requestRoute(server.app, route, {
      offer,
      headers,
      token: owners.person(name).token,
      params: { placeId },
      body,
    })
  return {
    ...owners,
    send,
    sentCode,
    check: async (name = 'A') =>
      routes.check.answer.parse(fromWire(await (await send(routes.check, undefined, name)).json())),
    read: async (name = 'A') =>
      routes.read.answer.parse(fromWire(await (await send(routes.read, undefined, name)).json())),
    write: (changes: Record<string, unknown> = {}, name = 'A', headers: Headers = {}) =>
      send(routes.write, { moneyOrder: { ...mandate, ...changes } }, name, headers),
    sendCode: (name = 'A', headers: Headers = {}) => send(routes.sendCode, undefined, name, headers),
    sign: (code: string, name = 'A', headers: Headers = {}) =>
      send(routes.sign, { signature: { code, consent: consentVersion } }, name, headers),
  }
}

/** The same place, after A has signed a mandate. */
export async function makeSigned(server: TestServer) {
  const world = await makeCreditor(server)
  await world.write()
  await world.sendCode()
  const answer = await world.sign(world.sentCode())
  if (answer.status !== 204) throw new Error(`A mandate was not signed: ${answer.status}`)
  return world
}
