import { randomUUID } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { bankReason } from '#contract/payments/bankReasons.ts'
import { french } from '#locales/catalogues.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { asRead } from '#tests/support/asRead.ts'
import { mandateInForce } from '#tests/support/mandateInForce.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

/** Asking again for a payment that the bank has refused: no other test shows it on screen. */
const portal = usePortalServer()
const { followed, paying, shared } = french

/** Just now, the president asked for 77.00 €, and the bank refused: there was not enough money. */
async function insertRefused() {
  const { db, now } = portal.server().platform
  const { sentence, retry } = bankReason('AM04')
  const id = randomUUID()
  await db.insert(payments).values({
    ...(await mandateInForce(db, demoId('person president'))),
    id,
    state: 'refused',
    origin: 'owner',
    amount: 7_700,
    intended: [],
    askedAt: now(),
    collectOn: civilDay(now(), 'Europe/Paris'),
    endToEndId: `P${id.slice(0, 8).toUpperCase()}`,
    reason: { code: 'AM04', sentence, retry },
  })
  return id
}

it('a refused payment is asked for again with the password, ten minutes after it at the earliest', async () => {
  const { clock, platform } = portal.server()
  const paymentId = await insertRefused()
  const { user } = await openScreen(pathOf('payment', { paymentId }), 'president')
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const confirm = async (password: string) => {
    const field = await screen.findByLabelText(asRead(paying.confirm.password))
    await user.clear(field)
    await user.type(field, password)
    await press(/^Payer 77,00\s€$/)
  }

  await press(followed.retry.act)
  expect(await screen.findByText(/^77,00\s€ seront prélevés sur le compte /)).toBeDefined()
  await press(shared.confirm.cancel)
  await press(followed.retry.act)
  await confirm('Pas le bon, 1965')
  expect(await screen.findByText(asRead(paying.confirm.wrong), { exact: false })).toBeDefined()
  await confirm(demoPassword)
  expect(await screen.findByText(asRead(paying.refused.tooSoonTitle))).toBeDefined()

  clock.advance(11 * 60_000)
  await press(followed.retry.act)
  expect(screen.queryByText(asRead(paying.refused.tooSoonTitle))).toBeNull()
  await confirm(demoPassword)
  expect(await screen.findByText(followed.retry.done)).toBeDefined()
  expect(await screen.findByText(asRead(followed.retry.repeats), { exact: false })).toBeDefined()
  const [again] = await platform.db.select().from(payments).where(eq(payments.repeatsId, paymentId))
  expect(again).toMatchObject({ amount: 7_700, state: 'asked' })
  await waitFor(() => expect(location.pathname).toBe(pathOf('payment', { paymentId: again?.id ?? '' })))
})
