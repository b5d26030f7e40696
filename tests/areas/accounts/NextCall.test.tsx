import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

usePortalServer()

it('shows the same next call on the dashboard, in the personal account and where it is explained while credit waits for its refund', async () => {
  const { api, session } = await openScreen('/', 'conseil')
  const params = { placeId: selectSelectedPlaceId(session().getSnapshot()) ?? '' }
  const { nextCall } = await api(accountRoutes.mine, { params })
  const { balance, setAside } = await api(statementRoutes.position, { params })
  expect(setAside).toBeGreaterThan(0)
  expect(balance).toBeLessThan(0)
  const amount = euros(nextCall?.toPay ?? 0)
  const asks = () => screen.findByText((text) => asRead(text).startsWith(`Prochain appel : ${amount}`))
  expect(await asks()).toBeDefined()

  await goTo('/comptes/personnel')
  await screen.findByRole('table', { name: french.personal.kinds.title })
  expect(await asks()).toBeDefined()
  const [said = ''] = french.personal.standing.setAside.split('{{amount}}').slice(1)
  expect(await screen.findByText(new RegExp(said))).toBeDefined()

  await goTo('/comptes/personnel/comprendre')
  const explained = within(await screen.findByRole('region', { name: french.understanding.next.title }))
  expect(await explained.findByText((text) => asRead(text).startsWith(`${amount} à payer`))).toBeDefined()
})
