import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import { french } from '#locales/catalogues.ts'
import { mandateNeeds } from '#locales/fr-FR/payments/mandateNeeds.ts'
import { demoId } from '#server/demo/chance.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

/** The dashboard's needs about paying: no other test shows the notice of a debit next to them. */
const portal = usePortalServer()
const { needs } = french.dashboard
const path = pathOf('payment', { paymentId: demoId('a debit to come') })
const notice = '550,00\u00a0€ seront prélevés le 4 février 2030 (Appel 1)'

beforeEach(async () => {
  const { db, now } = portal.server().platform
  await db.delete(notifications)
  await db.insert(notifications).values({
    id: crypto.randomUUID(),
    userId: demoId('person president'),
    placeId: demoId('place tilleuls'),
    type: 'notification',
    title: notice,
    author: null,
    path,
    isHighlighted: true,
    createdAt: now(),
  })
})

/** The list of needs, and where the link of each leads. */
async function open(need: { what: 'sign' | 'pay' | 'suspended'; payable: number }) {
  portal.network.use(http.get(portalOrigin + paymentNeedRoutes.read.path, () => HttpResponse.json(need)))
  await openScreen('/', 'president')
  const list = within(await screen.findByRole('region', { name: needs.title }))
  return async (title: RegExp | string) => {
    const item = (await list.findByText(title)).closest('li')
    return item && within(item).getByRole('link').getAttribute('href')
  }
}

it('names the due amount and the next debit, each with its own link', async () => {
  const linkOf = await open({ what: 'pay', payable: 41_230 })
  expect(await linkOf(/^Payez 412,30\s€$/)).toBe('/paiement')
  expect(await linkOf(/^550,00\s€ seront prélevés le 4 février 2030/)).toBe(path)
})

it('resumes a mandate that waits for its signature', async () => {
  const linkOf = await open({ what: 'sign', payable: 0 })
  expect(await linkOf(mandateNeeds.sign.title)).toBe('/paiement/mandat/mise-en-place?etape=signature')
})

it('says that debits are suspended, and leads to the reason', async () => {
  const linkOf = await open({ what: 'suspended', payable: 0 })
  expect(await linkOf(mandateNeeds.suspended.title)).toBe('/paiement/mandat')
})
