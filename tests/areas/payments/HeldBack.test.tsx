import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { shiftOpenDays } from '#contract/payments/collectionDays.ts'
import type { PaymentEventKind } from '#contract/payments/payments.ts'
import { french } from '#locales/catalogues.ts'
import { paymentEvents, payments } from '#server/areas/payments/payments/payments.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { asRead } from '#tests/support/asRead.ts'
import { mandateInForce } from '#tests/support/mandateInForce.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

/** Debits that a mandate prepares, and the press that holds one back: no other test shows them on screen. */
const portal = usePortalServer()
const { followed, mandate, paying } = french
let paymentId: string
let count = 0

/** The mandate of the president pays 77.00 € in ten open days. */
beforeEach(async () => {
  const { db, now } = portal.server().platform
  const collectOn = shiftOpenDays(civilDay(now(), 'Europe/Paris'), 10)
  paymentId = randomUUID()
  await db.insert(payments).values({
    ...(await mandateInForce(db, demoId('person president'))),
    id: paymentId,
    state: 'asked',
    origin: 'automatic',
    amount: 7_700,
    intended: [],
    askedAt: now(),
    collectOn,
    dueOn: collectOn,
    part: ++count,
    endToEndId: `P${paymentId.slice(0, 8).toUpperCase()}`,
  })
  await step('asked')
})

const step = (kind: PaymentEventKind) =>
  portal.server().platform.db.insert(paymentEvents).values({
    paymentId,
    kind,
    source: 'portal',
    at: portal.server().platform.now(),
  })
async function stateNow() {
  const { db } = portal.server().platform
  const [row] = await db.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId))
  return row?.state
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: asRead(name) })

describe('a future debit', () => {
  it('is listed with its amount and day, and linked', async () => {
    await openScreen('/paiement', 'president')
    const list = within(
      (await screen.findByRole('heading', { name: followed.next.title })).closest('section') ?? document.body,
    )
    expect((await list.findAllByText(/^77,00\s€ le \d/)).length).toBeGreaterThan(0)
    expect((await list.findAllByRole('button', { name: followed.hold.act })).length).toBeGreaterThan(0)
  })

  it('is held back with one press, and released after a question, with the same button', async () => {
    const { user } = await openScreen(pathOf('payment', { paymentId }), 'president')
    await user.click(await button(followed.hold.act))
    expect(await screen.findByText(asRead(followed.sentences.held))).toBeDefined()
    expect(await stateNow()).toBe('held')
    const release = await button(followed.release.act)
    await waitFor(() => expect(document.activeElement).toBe(release))
    await user.click(release)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: followed.release.confirm }))
    await button(followed.hold.act)
    expect(await stateNow()).toBe('asked')
  })

  it('that is held back is announced as such, and not among the past payments', async () => {
    await portal.server().platform.db.update(payments).set({ state: 'held' }).where(eq(payments.id, paymentId))
    const held = /^77,00\s€, suspendu/
    const { user } = await openScreen('/paiement', 'president')
    expect((await screen.findAllByText(held)).length).toBeGreaterThan(0)
    const past = await screen.findByRole('list', { name: followed.title })
    const links = within(past)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).not.toContain(pathOf('payment', { paymentId }))
    await user.click(screen.getByRole('link', { name: asRead(paying.due.mandate) }))
    await screen.findByText(asRead(mandate.details.paper))
    expect((await screen.findAllByText(held)).length).toBeGreaterThan(0)
  })

  it('that is held back names no day of presentation', async () => {
    await portal.server().platform.db.update(payments).set({ state: 'held' }).where(eq(payments.id, paymentId))
    await openScreen(pathOf('payment', { paymentId }), 'president')
    expect(await screen.findByText(asRead(followed.facts.plannedOn))).toBeDefined()
    expect(screen.queryByText(asRead(followed.facts.collectOn))).toBeNull()
  })

  it('reports that it can no longer be held back', async () => {
    const { user } = await openScreen(pathOf('payment', { paymentId }), 'president')
    const hold = await button(followed.hold.act)
    await portal.server().platform.db.update(payments).set({ state: 'held' }).where(eq(payments.id, paymentId))
    await user.click(hold)
    expect(await screen.findByText(asRead(followed.hold.failed))).toBeDefined()
  })

  it('that the portal has stopped is not shown as held back by its owner', async () => {
    await portal.server().platform.db.update(payments).set({ state: 'held' }).where(eq(payments.id, paymentId))
    await step('stopped')
    await openScreen(pathOf('payment', { paymentId }), 'president')
    expect(await screen.findByText(asRead(followed.sentences.stopped))).toBeDefined()
    expect(screen.queryByText(asRead(followed.sentences.held))).toBeNull()
    const steps = within(screen.getByRole('list', { name: followed.timeline.title }))
    expect(steps.getAllByText(/ \d{4} à \d+ h( \d\d)?$/)).toHaveLength(2)
  })
})
