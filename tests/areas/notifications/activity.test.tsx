import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { frenchNews } from '#server/services/notifications/demo/demoNotificationNews.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { demoLatestNews, demoName, demoPlace, demoReport } from '#tests/support/demoNames.ts'
import { listening, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { server, network, failNetwork } = usePortalServer()
const user = userEvent.setup()
const { notifications: texts } = french

/** Testing Library reads a non-breaking space as a space. */
const asRead = (text: string) => text.replaceAll('\u00a0', ' ')

async function openActivity(name: string, search = '') {
  const app = await startApp(`/activite${search}`)
  await app.signIn(name)
  await screen.findByRole('heading', { level: 1, name: 'Activité' })
  await selectPlace(app, demoId('place tilleuls'))
  return app
}
/** The title of the demo's notification about an announced visit. */
const visit = frenchNews.filter((one) => 'title' in one).find(({ type }) => type === 'work_order')?.title ?? ''
/** The menu is a list too, and grows once the roles are known. */
const entries = () => within(screen.getByRole('main')).getAllByRole('listitem')
const row = async (words: string) => {
  const found = (await waitFor(entries)).find((item) => asRead(item.textContent ?? '').includes(asRead(words)))
  if (!found) throw new Error(`no notification says ${words}`)
  return found
}

describe('the activity page', () => {
  it('lists events as sentences by day, with place and time', async () => {
    await openActivity('president')
    const item = await waitFor(() => row(`a fait avancer le signalement « ${demoReport('tilleuls', 0).title} »`))
    for (const said of ['Non lue ', demoName('gestionnaire'), ` · ${demoPlace('tilleuls').name}`]) {
      expect(asRead(item.textContent ?? '')).toContain(said)
    }
    expect(await row(`a résolu le signalement « ${demoReport('tilleuls', 4).title} »`)).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3)
  })

  it('keeps the room of "mark all as read", which comes first on a phone, until it is known what is unread', async () => {
    const answered = Promise.withResolvers<void>()
    network.use(
      http.get(`${portalOrigin}/v1/users/me/notifications`, async ({ request }) => {
        if (new URL(request.url).searchParams.get('per_page') === '1') await answered.promise
      }),
    )
    await openActivity('president')
    await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull())
    expect(screen.getByLabelText(texts.filter.type)).toBeDefined()
    expect(screen.getByRole('button', { name: texts.markAll })).toBeDefined()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    answered.resolve()
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: texts.markAll })).toBeDefined()
  })

  it('marks a notification as read, and as unread again', async () => {
    await openActivity('president')
    const item = await waitFor(() => row(demoLatestNews('tilleuls').title))
    await user.click(within(item).getByRole('button', { name: /Marquer comme lue/ }))
    const again = await within(item).findByRole('button', { name: /Marquer comme non lue/ })
    expect(asRead(item.textContent ?? '')).not.toContain('Non lue ')
    await user.click(again)
    await within(item).findByRole('button', { name: /Marquer comme lue/ })
  })

  it('filters by type and by unread, and keeps the filter in the address', async () => {
    await openActivity('president')
    await user.click(await screen.findByRole('radio', { name: /Non lues/ }))
    await user.selectOptions(screen.getByLabelText(texts.filter.type), 'work_order')
    await waitFor(() => expect(entries().length).toBeGreaterThan(0))
    await waitFor(() => row(visit))
    expect(globalThis.location.search).toBe('?filter=unread&type=work_order')
    await user.selectOptions(screen.getByLabelText(texts.filter.type), 'post')
    expect(await screen.findByRole('heading', { name: texts.nothingFound.title })).toBeDefined()
  })

  it('keeps the focus in the list when a read entry leaves it', async () => {
    await openActivity('coproprietaire', '?filter=unread')
    const [first] = await screen.findAllByRole('button', { name: /Marquer comme lue/ })
    if (!first) throw new Error('nothing is unread')
    const { length } = entries()
    const days = first.closest('[tabindex="-1"]')
    await user.click(first)
    await waitFor(() => expect(entries().length).toBeLessThan(length))
    expect(days?.contains(document.activeElement)).toBe(true)
  })

  it('rolls back and reports a refusal of the server', async () => {
    await openActivity('conseil')
    const item = await waitFor(() => row(demoLatestNews('tilleuls').title))
    network.use(http.patch(`${portalOrigin}/v1/users/me/notifications/*`, () => HttpResponse.json({}, { status: 500 })))
    await user.click(within(item).getByRole('button', { name: /Marquer comme lue/ }))
    expect(await screen.findByText(asRead(texts.failed))).toBeDefined()
    expect(await within(item).findByRole('button', { name: /Marquer comme lue/ })).toBeDefined()
  })

  it('loads more, and marks all of them as read together', async () => {
    await openActivity('president')
    const first = await waitFor(() => entries().length)
    await user.click(await screen.findByRole('button', { name: texts.more }))
    await waitFor(() => expect(entries().length).toBeGreaterThan(first))
    await user.click(screen.getByRole('button', { name: texts.markAll }))
    expect(await screen.findByText(texts.allMarked)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.markAll })).toBeNull())
    const filter = screen.getByRole('radio', { name: texts.filter.unread })
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(filter)).toBe(true)
    await user.click(filter)
    expect(await screen.findByRole('heading', { name: texts.upToDate.title })).toBeDefined()
  })

  it('shows new entries without a reload', async () => {
    const { portal } = await openActivity('locataire')
    await waitFor(() => row(demoLatestNews('tilleuls').title))
    await listening(portal)
    const { platform } = server()
    const ctx = {
      ...platform,
      lastingDb: platform.db,
      offer: offers.ESE,
      urlOf: () => portalOrigin,
      locale: 'fr-FR' as const,
      address: '',
      userAgent: null,
      requestId: 'another request',
    }
    await platform.db.transaction((tx) =>
      notify(tx, ctx, {
        type: 'resolved_report',
        recipients: [demoId('person locataire')],
        placeId: demoId('place tilleuls'),
        title: demoReport('tilleuls', 2).title,
        author: null,
        path: null,
      }),
    )
    expect(await waitFor(() => row(`Signalement résolu : « ${demoReport('tilleuls', 2).title}`))).toBeDefined()
  })

  it('offers a retry when loading fails, and keeps loaded entries when the network fails later', async () => {
    const app = await openActivity('bailleur')
    await waitFor(() => row(demoLatestNews('tilleuls').title))
    failNetwork()
    const client = await app.queries.load()
    await act(() => client.invalidateQueries({ queryKey: ['notifications'] }))
    expect(await row(demoLatestNews('tilleuls').title)).toBeDefined()
    expect(await screen.findByText(/^Dernière mise à jour/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()

    await user.selectOptions(screen.getByLabelText(texts.filter.type), 'work_order')
    const alert = await screen.findByRole('alert')
    failNetwork(false)
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    expect(await waitFor(() => row('Intervention prévue'))).toBeDefined()
  })

  it('says that only the next page failed', async () => {
    await openActivity('president')
    const next = await screen.findByRole('button', { name: texts.more })
    failNetwork()
    await user.click(next)
    expect(await screen.findByText(french.combobox.failed)).toBeDefined()
    expect(screen.queryByText(/^Dernière mise à jour/)).toBeNull()
  })
})
