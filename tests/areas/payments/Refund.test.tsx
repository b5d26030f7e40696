import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { refundEvents } from '#server/areas/payments/refunds/refunds.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const portal = usePortalServer()
const { errors, paying, refunds: said } = french
const vauban = demoId('place vauban')
const path = '/paiement'

type Opened = Awaited<ReturnType<typeof openScreen>>
const says = (text: string) => screen.findByText(asRead(text))
const saysLike = (text: string) => screen.findByText(asRead(text).split('{{')[0] ?? '', { exact: false })
const press = async ({ user }: Opened, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

/** Opens the payments of an owner who has paid 100,000.00 € in advance. */
async function open() {
  const opened = await openScreen(path)
  await selectPlace(opened, vauban)
  await press(opened, said.ask)
  return opened
}

async function typeAmount({ user }: Opened, amount: string) {
  const field = await screen.findByLabelText(said.amount)
  await user.clear(field)
  await user.type(field, amount)
}

beforeEach(async () => {
  const { db, now } = portal.server().platform
  await db.transaction((tx) =>
    postEntry(tx, {
      placeId: vauban,
      journal: 'BQ',
      enteredOn: civilDay(now(), 'Europe/Paris'),
      label: 'Paiement d’avance',
      pieceReference: null,
      source: 'a payment in advance',
      postedBy: null,
      postedAt: now(),
      lines: [
        { account: '512', debit: 10_000_000 },
        { account: '4501', ownerId: demoId('person coproprietaire'), credit: 10_000_000 },
      ],
    }),
  )
})

describe('the credit of an owner', () => {
  it('cannot be requested beyond what is free, nor for a wrong account', async () => {
    const opened = await open()
    await typeAmount(opened, '999999')
    await press(opened, said.next)
    expect(await saysLike(said.tooMuch)).toBeDefined()
    await typeAmount(opened, '50')
    await opened.user.click(screen.getByRole('radio', { name: said.otherAccount }))
    await opened.user.type(screen.getByLabelText(said.iban), 'FR76 3000 6000 0112 3456 7890 188')
    await press(opened, said.next)
    expect(await says(errors.field.bad_check_digits)).toBeDefined()
  })

  it('is requested with the password, followed, and finally left on the account', async () => {
    const stepsCount = () => portal.server().platform.db.$count(refundEvents)
    const before = await stepsCount()
    const opened = await open()
    await typeAmount(opened, '50')
    await press(opened, said.next)
    expect(await says(said.facts.promisedBy)).toBeDefined()
    await opened.user.type(screen.getByLabelText(asRead(paying.confirm.password)), demoPassword)
    await press(opened, /^Demander 50,00\s€$/)
    expect(await says(said.sentences.asked)).toBeDefined()
    await waitFor(() => expect(screen.queryByText(said.title)).toBeNull())
    await opened.user.click(screen.getByText(said.steps))
    expect(screen.getByText(said.timeline.asked)).toBeDefined()
    await press(opened, said.withdraw.act)
    const question = within(await screen.findByRole('alertdialog'))
    await opened.user.click(question.getByRole('button', { name: said.withdraw.confirm }))
    expect(await says(said.sentences.withdrawn)).toBeDefined()
    expect(await says(said.title)).toBeDefined()
    expect(await stepsCount()).toBe(before + 2)
  })
})
