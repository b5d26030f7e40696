import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { fromWire, toWire } from '#contract/case.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { signatureRoutes } from '#contract/payments/signatures.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { signaturePath } from '#src/areas/payments/setup/setupWords.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

/** Step 2 on screen where mandates are signed at a provider; the browser test leaves the page. */
const portal = usePortalServer()
const { setup } = french
const { check } = mandateRoutes
const { request } = signatureRoutes
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: asRead(name) })

beforeEach(() => {
  // jsdom can only navigate to a fragment of this page.
  const url = `${globalThis.location.origin}${signaturePath}#chez-le-prestataire`
  portal.network.use(
    http.get(portalOrigin + check.path, async ({ request: asked }) => {
      const answer = await portal.server().app.fetch(asked)
      const known = { ...check.answer.parse(fromWire(await answer.json())), signing: 'provider' }
      return new HttpResponse(JSON.stringify(toWire(known)), { headers: { 'content-type': 'application/json' } })
    }),
    http.post(portalOrigin + request.path, () => HttpResponse.json({ id: crypto.randomUUID(), url })),
  )
})

async function open() {
  const app = await openScreen('/', 'conseil')
  await selectPlace(app, demoId('place tilleuls'))
  await goTo(signaturePath)
  return app
}

it('leads to the provider instead of sending a code, and can lead there again', async () => {
  const { user } = await open()
  await user.click(await button(setup.sign.atProvider))
  await waitFor(() => expect(globalThis.location.hash).toBe('#chez-le-prestataire'))
  expect(await screen.findByText(asRead(setup.sign.leaving))).toBeDefined()
  expect((await button(setup.sign.continueProvider)).disabled).toBe(false)
  expect(screen.queryByRole('button', { name: setup.sign.request })).toBeNull()
})

it.each([
  [503, 'provider_unavailable', setup.sign.failed],
  [429, 'too_many_requests', setup.sign.tooManyProvider],
  [409, 'out_of_slot', setup.sign.night],
])('says what stands in the way: %i %s', async (status, code, text) => {
  const problem = { errors: [{ code, message: '' }], request_id: 'r' }
  portal.network.use(http.post(portalOrigin + request.path, () => HttpResponse.json(problem, { status })))
  const { user } = await open()
  await user.click(await button(setup.sign.atProvider))
  expect(await screen.findByText(asRead(text))).toBeDefined()
  expect((await button(setup.sign.atProvider)).disabled).toBe(false)
})
