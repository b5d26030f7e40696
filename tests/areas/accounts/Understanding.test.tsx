import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { personal, shared, understanding } = french
const address = '/comptes/personnel/comprendre'

it('explains the account with the figures of the demo, and names the credit that the next call takes', async () => {
  const credit = 1_290
  portal.network.use(
    http.get(portalOrigin + statementRoutes.position.path, async ({ request }) => {
      const answer = await (await portal.server().app.fetch(request)).json()
      const { amount } = answer.next_call
      return HttpResponse.json({ ...answer, next_call: { ...answer.next_call, to_pay: amount - credit } })
    }),
  )
  const { api, session } = await openScreen(address, 'coproprietaire')
  const params = { placeId: selectSelectedPlaceId(session().getSnapshot()) ?? '' }
  const position = await api(statementRoutes.position, { params })
  const chapter = async (name: string) => within(await screen.findByRole('region', { name }))

  const ofBalance = await chapter(understanding.balance.title)
  const sum = asRead(ofBalance.getByText(/moins ce que vous avez payé/).textContent ?? '')
  expect(sum).toContain(euros(position.called.amount))
  expect(sum).toContain(euros(position.balance))

  const ofKinds = await chapter(understanding.kinds.title)
  const kinds = asRead(ofKinds.getByRole('heading').closest('section')?.textContent ?? '')
  for (const { balance } of position.kinds) expect(kinds).toContain(euros(balance))

  const { dueOn = '', toPay } = position.nextCall ?? {}
  const called = await api(statementRoutes.calledOn, { params: { ...params, dueOn } })
  const ofCall = await chapter(understanding.next.title)
  for (const { amount, label } of called.calls) {
    const heading = await ofCall.findByRole('heading', { name: (name) => name.startsWith(label) })
    expect(asRead(heading.textContent ?? '')).toContain(euros(amount))
  }
  expect(toPay).toBe(called.amount - credit)
  expect(asRead(ofCall.getByText(/à payer le/).textContent ?? '')).toContain(euros(called.amount - credit))
  const less = asRead(ofCall.getByText(/votre crédit/).textContent ?? '')
  expect(less).toContain(`${euros(called.amount)}, dont ${euros(credit)}`)

  const ofFund = await chapter(personal.fund.title)
  expect(asRead(ofFund.getByText(/a mis/).textContent ?? '')).toContain(euros(position.worksFund?.total ?? 0))
})

it('is withheld from a tenant', async () => {
  await openScreen(address, 'locataire')
  expect(await screen.findByText(shared.withheld.title)).toBeDefined()
})

testScreenStates(portal, 'the page that explains the account', {
  path: address,
  route: statementRoutes.position,
  shown: understanding.balance.title,
  queryKey: 'accounts',
})
