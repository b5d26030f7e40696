import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import { french } from '#locales/catalogues.ts'
import { placeActualities } from '#server/areas/news/news.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoLatestNews, demoReport } from '#tests/support/demoNames.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { openDashboard } from '#tests/support/openDashboard.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { isAge } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { server, network, failNetwork } = usePortalServer()
const user = userEvent.setup()
const region = (name: string) => screen.findByRole('region', { name })

describe('the dashboard', () => {
  it('shows the debt first, with one action', async () => {
    await openDashboard('coproprietaire')
    const needs = await region('À faire maintenant')
    const [first] = await within(needs).findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Réglez votre solde de .*€/)
    expect(
      within(first ?? needs)
        .getByRole('link', { name: /Voir mon compte/ })
        .getAttribute('href'),
    ).toBe('/comptes/personnel')
    await within(await region('Mon solde')).findByText(/Prochain appel/)
    const [, amount = ''] = /Réglez votre solde de ([^€]*€)/.exec(asRead(first?.textContent ?? '')) ?? []
    // The link repeats the need for screen readers only.
    const said = within(screen.getByRole('main')).getAllByText((text) => text.includes(amount), { ignore: 'span' })
    expect(said).toHaveLength(2)
  })

  it('puts a vote, which has an end, before a notification, which has none', async () => {
    await openDashboard('coproprietaire')
    const needs = within(await region('À faire maintenant'))
    await needs.findAllByText(/^Vous devez voter/)
    await needs.findByText(/^Reçu /)
    const said = needs.getAllByRole('listitem').map(({ textContent }) => textContent)
    const first = (words: RegExp) => said.findIndex((text) => words.test(text))
    expect(first(/Vous devez voter/)).toBeLessThan(first(/Reçu /))
  })

  it('separates news from things to do', async () => {
    await openDashboard('coproprietaire')
    const unread = /^Forum \(\d+\)$/
    expect(await within(await region('Du nouveau')).findByText(unread)).toBeDefined()
    expect(within(await region('À faire maintenant')).queryByText(unread)).toBeNull()
  })

  it('shows the account, the next meeting, the ongoing reports and the latest news of the place', async () => {
    await openDashboard('coproprietaire')
    expect(await within(await region('Mon solde')).findByText(/Prochain appel : .*€ le 1er/)).toBeDefined()
    expect(
      await within(await region('Assemblée en cours')).findByText('Assemblée générale extraordinaire'),
    ).toBeDefined()
    const reports = await region('Signalements en cours')
    expect(await within(reports).findByText(demoReport('tilleuls', 0).title)).toBeDefined()
    expect(within(reports).queryByText(demoReport('tilleuls', 4).title)).toBeNull()
    const news = await region('Dernières actualités')
    expect(await within(news).findByRole('heading', { name: demoLatestNews('tilleuls').title })).toBeDefined()
  })

  it('shows a tenant neither the account nor the meeting', async () => {
    await openDashboard('locataire')
    expect(await region('Signalements en cours')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Mon solde' })).toBeNull()
    expect(screen.queryByRole('region', { name: /assemblée/i })).toBeNull()
  })

  it('asks the president to answer the request for a meeting, even before paying what is due', async () => {
    const owed = { what: 'pay', payable: 100_00 }
    network.use(http.get(portalOrigin + paymentNeedRoutes.read.path, () => HttpResponse.json(owed)))
    await openDashboard('president')
    const needs = await region('À faire maintenant')
    await within(needs).findByText(/^Payez 100,00/)
    const [first] = within(needs).getAllByRole('listitem')
    expect(first?.textContent).toContain('Répondez à la demande d’assemblée')
    const answer = within(first ?? needs).getByRole('link', { name: /^Répondre/ })
    expect(answer.getAttribute('href')).toMatch(/^\/decisions\/[\w-]+\/presidence$/)
  })

  it('offers an owner to be represented in the next meeting', async () => {
    await openDashboard('coproprietaire')
    const card = await region('Assemblée en cours')
    const power = await within(card).findByRole('link', { name: 'Donner pouvoir' })
    expect(power.getAttribute('href')).toMatch(/^\/assemblees\/[\w-]+\/donner-pouvoir$/)
    expect(within(card).getByRole('link', { name: /Convocation/ })).toBeDefined()
  })

  it('leads to the meeting under way, and names the next one below it', async () => {
    await openDashboard('coproprietaire')
    const card = await region('Assemblée en cours')
    const [underWay] = within(card).getAllByRole('link')
    expect(underWay?.getAttribute('href')).toMatch(/^\/assemblees\/[\w-]+$/)
    const next = within(card).getByRole('heading', { name: 'Prochaine assemblée' })
    expect(underWay?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const power = within(card).getByRole('link', { name: 'Donner pouvoir' })
    expect(next.compareDocumentPosition(power)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('offers to report a problem', async () => {
    await openDashboard('locataire')
    const link = await screen.findByRole('link', { name: 'Signaler un problème' })
    expect(link.getAttribute('href')).toBe('/signalements/nouveau')
  })

  it('asks for a missing phone number', async () => {
    localStorage.setItem('hasSkippedCheck', 'true')
    await openDashboard('invite')
    const needs = await region('À faire maintenant')
    expect(await within(needs).findByRole('link', { name: /Ajouter/ })).toBeDefined()
  })

  it('lets one card fail and retry alone', async () => {
    const path = `${portalOrigin}/v1/places/${tilleuls}/place_actualities`
    let isIll = true
    network.use(
      http.get(path, ({ request }) => (isIll ? HttpResponse.json({}, { status: 500 }) : server().app.fetch(request))),
    )
    await openDashboard('coproprietaire')
    const news = await region('Dernières actualités')
    const retry = await within(news).findByRole('button', { name: 'Réessayer' })
    expect(await within(await region('Assemblée en cours')).findByText(/ordinaire/)).toBeDefined()
    isIll = false
    await user.click(retry)
    expect(await within(news).findByRole('heading', { name: demoLatestNews('tilleuls').title })).toBeDefined()
  })

  it('waits for the network with the parts that were not loaded, and then loads them by itself', async () => {
    let isDown = true
    for (const path of ['place_actualities', 'payments/need']) {
      network.use(
        http.get(`${portalOrigin}/v1/places/${tilleuls}/${path}`, ({ request }) =>
          isDown ? HttpResponse.error() : server().app.fetch(request),
        ),
      )
    }
    await openDashboard('coproprietaire')
    const parts = [within(await region('À faire maintenant')), within(await region('Dernières actualités'))]
    for (const part of parts) await part.findByRole('button', { name: 'Réessayer' })
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    for (const part of parts) expect(part.getByText(`${french.shell.awaited.title}.`)).toBeDefined()
    expect(screen.queryByText(french.dashboard.needs.failed)).toBeNull()

    isDown = false
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(
      await within(await region('Dernières actualités')).findByRole('heading', {
        name: demoLatestNews('tilleuls').title,
      }),
    ).toBeDefined()
    await waitFor(() => expect(screen.queryByText(`${french.shell.awaited.title}.`)).toBeNull())
  })

  it('keeps loaded data when the network fails', async () => {
    const { queries } = await openDashboard('coproprietaire')
    await within(await region('Dernières actualités')).findByRole('heading', { name: demoLatestNews('tilleuls').title })
    failNetwork()
    const client = await queries.load()
    await act(() => client.invalidateQueries({ queryKey: ['news'] }))
    const news = within(await region('Dernières actualités'))
    expect(news.getByRole('heading', { name: demoLatestNews('tilleuls').title })).toBeDefined()
    expect(await news.findByText(isAge)).toBeDefined()
  })

  it('shows once how old its needs and cards are', async () => {
    const { queries } = await openDashboard('coproprietaire')
    await within(await region('Mon solde')).findByText(/Prochain appel/)
    failNetwork()
    const client = await queries.load()
    await act(() => client.invalidateQueries())
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(isAge)).toBeDefined()
    expect(within(await region('Mon solde')).queryByText(isAge)).toBeNull()
  })

  it('shows texts as they were typed, and runs none of them', async () => {
    const { db, now } = server().platform
    const [title = '', body = ''] = hostileTexts
    await db.insert(placeActualities).values({ placeId: tilleuls, title, body, author: title, publishedAt: now() })
    await openDashboard('coproprietaire')
    expect(await within(await region('Dernières actualités')).findByRole('heading', { name: title })).toBeDefined()
    await db.delete(placeActualities).where(eq(placeActualities.title, title))
  })

  it('tells somebody without a place whom to contact', async () => {
    await server()
      .platform.db.delete(memberships)
      .where(eq(memberships.userId, demoId('person gardien')))
    const app = await startApp('/')
    await app.signIn('gardien')
    const link = await screen.findByRole('link', { name: /Écrire au gestionnaire/ })
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/^mailto:/))
  })
})
