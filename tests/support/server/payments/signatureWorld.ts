import { fromWire } from '#contract/case.ts'
import { consentVersion } from '#contract/payments/mandates.ts'
import { signatureRoutes as routes } from '#contract/payments/signatures.ts'
import type { startSignatureProvider } from '../signatureProvider.ts'
import type { TestServer } from '../testServer.ts'
import { makeCreditor } from './creditorWorld.ts'

type Provider = Pick<Awaited<ReturnType<typeof startSignatureProvider>>, 'sign'>

/** A place that collects from A, whose mandate is signed at a provider. */
export async function makeProviderSigned(server: TestServer) {
  const { sign: signByCode, ...world } = await makeCreditor(server)
  const { send } = world
  const as = (name: string) => world.person(name)
  const ask = (consent: string, name = 'A') => send(routes.request, { signatureRequest: { consent } }, name)
  return {
    ...world,
    signByCode,
    request: (consent: string = consentVersion, name = 'A') => ask(consent, name),
    /** Requests a signature; returns the page of the provider and the id of the request. */
    asked: async (name = 'A') => routes.request.answer.parse(fromWire(await (await ask(consentVersion, name)).json())),
    read: (requestId: string, name = 'A') => as(name).call(routes.read, { params: { requestId } }),
    checkAs: (requestId: string, name = 'A') => as(name).call(routes.check, { params: { requestId } }),
    state: async (requestId: string) => (await as('A').get(routes.read, { params: { requestId } })).state,
  }
}

/** The same place, after A was sent to the provider. */
export async function makeRequested(server: TestServer, provider: Provider) {
  const world = await makeProviderSigned(server)
  await world.write()
  const { id: reference, url } = await world.asked()
  return {
    ...world,
    reference,
    url,
    /** The person signs at the provider now. */
    sign: (alter?: (paper: Buffer) => Buffer) => provider.sign(reference, server.clock.now(), alter),
    checkSignature: () => world.checkAs(reference),
  }
}
