import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { personal, shared, understanding } = french
const address = '/comptes/personnel/comprendre'

it('explains the account with the figures of the demo', async () => {
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

  const [next] = position.calls
  const called = await api(statementRoutes.calledOn, { params: { ...params, dueOn: next?.dueOn ?? '' } })
  const ofCall = await chapter(understanding.next.title)
  for (const { amount, label } of called.calls) {
    const heading = await ofCall.findByRole('heading', { name: (name) => name.startsWith(label) })
    expect(asRead(heading.textContent ?? '')).toContain(euros(amount))
  }
  expect(asRead(ofCall.getByText(/à payer le/).textContent ?? '')).toContain(euros(called.amount))

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
