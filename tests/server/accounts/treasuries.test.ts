import { expect, it } from 'vitest'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { fromWire } from '#contract/case.ts'
import { accountSettings } from '#offers/accountSettings.ts'
import { startBank } from '#tests/support/server/startBank.ts'

const { server, withBank } = await startBank()
const day = 24 * 3_600_000

it('shows whether a treasury is pending, known or stalled, with the day of its last movement', async () => {
  const bank = await withBank()
  const treasuries = async (name = 'A') => {
    const answer = await bank.person(name).call(buildingAccountRoutes.treasuries, { params: { placeId: bank.placeId } })
    return buildingAccountRoutes.treasuries.answer.parse(fromWire(await answer.json())).data.entities.treasuries
  }
  await bank.receipt(50_00, '2030-01-10')
  const known = { balance: 50_00, movedOn: '2030-01-10' }
  expect(await treasuries()).toMatchObject({ 512: { ...known, status: 'done' } })
  const line = await bank.add({ amount: 12_34 })
  expect(await treasuries()).toMatchObject({ 512: { ...known, status: 'pending' } })
  await bank.act(bankLineRoutes.ignore, line)
  expect(await treasuries()).toMatchObject({ 512: { ...known, status: 'done' } })
  server.clock.advance((accountSettings.ESE.stalledDays + 1) * day)
  expect(await treasuries()).toMatchObject({ 512: { ...known, status: 'stalled' } })
  server.clock.reset()
})
