import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as searchTexts } from '#locales/fr-FR/search.ts'
import { demoId } from '#server/demo/chance.ts'
import { matchItems } from '#src/areas/search/paletteItem.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { accountButton } from '#tests/support/frame.ts'
import { selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { network } = usePortalServer()
const { breadcrumb, search, shell } = frame
const { palette } = searchTexts
const placeId = '0b9c2a52-52f1-4a3e-8a52-6e6f8f4f2a10'
const personId = '7b7a5c3e-6f0e-4a83-9a54-3b6f4f0a1c11'
const person = { kind: 'person', id: personId, title: 'Zoé Vidal', roles: ['tenant'], verdict: null }
const roof = { kind: 'decision', id: placeId, title: 'Réfection de la toiture', roles: [], verdict: 'discarded' }
const owed = {
  kind: 'ownLine',
  id: `${placeId}.2`,
  title: 'Appel du 1er janvier',
  roles: [],
  verdict: null,
  line: { amount: 41230, entered_on: '2030-01-01' },
}
const answer = {
  hits: [person, roof, owed].map((hit) => ({ line: null, ...hit, place_id: placeId, detail: 'Le Clos' })),
}

beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

async function openPalette(placeId?: string, name?: string) {
  const { signIn, session } = await startApp('/connexion')
  await signIn(name)
  await accountButton()
  await screen.findByRole('heading', { level: 1 })
  if (placeId !== undefined) await selectPlace({ session }, placeId)
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: palette.field })
  await waitFor(() => expect(document.activeElement).toBe(field))
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
  return { field, marked, session }
}

describe('the command palette', () => {
  it('opens with Ctrl K, goes to a page by keyboard alone, and closes', async () => {
    const { marked } = await openPalette()
    await userEvent.keyboard('prefer')
    expect(marked()).toBe(breadcrumb.pages.preferences)
    await userEvent.keyboard('{ArrowDown}')
    expect(marked()).toBe(breadcrumb.pages.mailing)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.preferences })
    expect(location.pathname).toBe('/preferences')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('first offers what an owner can start, and links to the votes that wait', async () => {
    await openPalette()
    const window = within(screen.getByRole('dialog', { name: palette.title }))
    const acts = within(await window.findByRole('group', { name: palette.acts }))
    const { newReport } = breadcrumb.pages
    expect(acts.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      palette.vote,
      palette.pay,
      newReport,
    ])
    expect(window.getAllByRole('group')[0]).toBe(window.getByRole('group', { name: palette.acts }))
    await userEvent.click(acts.getByRole('option', { name: palette.vote }))
    await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.decisions })
    expect(location.search).toBe('?liste=a-voter')
  })

  it('puts the action of paying before the pages about payments', async () => {
    await openPalette()
    await userEvent.keyboard(palette.pay)
    const [first] = screen.getAllByRole('option')
    expect(first?.textContent).toBe(palette.pay)
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.paying })
    expect(location.pathname).toBe('/paiement')
  })

  it('offers a tenant neither votes nor payments', async () => {
    await openPalette(undefined, 'locataire')
    const acts = within(await screen.findByRole('group', { name: palette.acts }))
    await waitFor(() =>
      expect(acts.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([breadcrumb.pages.newReport]),
    )
  })

  it('finds a page by the words that people use for it', async () => {
    const { field } = await openPalette()
    for (const [word, page] of [
      ['fuite', breadcrumb.pages.newReport],
      ['assemblée', breadcrumb.pages.decisions],
      ['syndic', breadcrumb.pages.agency],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, word)
      expect(screen.getByRole('option', { name: page })).toBeTruthy()
    }
  })

  it('leads back to the place that the person came from', async () => {
    const { session } = await openPalette(demoId('place tilleuls'))
    const recent = within(await screen.findByRole('group', { name: palette.recent }))
    const [option, ...others] = await recent.findAllByRole('option')
    expect(option?.textContent).toContain(demoPlace('vauban').name)
    expect(others).toEqual([])
    await userEvent.click(option ?? document.body)
    const selected = () => session().getSnapshot().context.session?.selectedPlaceId
    await waitFor(() => expect(selected()).toBe(demoId('place vauban')))
    expect(location.pathname).toBe('/')
  })

  it('finds people on the server and opens them in the community of their place', async () => {
    network.use(http.get(`${portalOrigin}/v1/search`, () => HttpResponse.json(answer)))
    const { session } = await openPalette()
    await userEvent.keyboard('zoé')
    const people = within(await screen.findByRole('group', { name: palette.people }))
    await userEvent.click(people.getByRole('option', { name: /Zoé Vidal/ }))
    await waitFor(() => expect(location.pathname + location.search).toBe(`/communaute?personne=${personId}`))
    await waitFor(() => expect(session().getSnapshot().context.session?.selectedPlaceId).toBe(placeId))
  })

  it('shows the outcome of a decision before its place', async () => {
    network.use(http.get(`${portalOrigin}/v1/search`, () => HttpResponse.json(answer)))
    await openPalette()
    await userEvent.keyboard('toiture')
    const option = await screen.findByRole('option', { name: /Réfection de la toiture/ })
    expect(asRead(option.textContent)).toContain(`${frame.dashboard.decisions.status.discarded} · Le Clos`)
  })

  it('shows the amount and day of a line, and opens its explanation', async () => {
    network.use(http.get(`${portalOrigin}/v1/search`, () => HttpResponse.json(answer)))
    await openPalette()
    await userEvent.keyboard('412,30')
    const own = within(await screen.findByRole('group', { name: palette.ownLines }))
    const option = own.getByRole('option', { name: /Appel du 1er janvier/ })
    expect(asRead(option.textContent)).toMatch(/412,30 € · 1er\sjanv\. 2030 · Le Clos/)
    await userEvent.click(option)
    await waitFor(() => expect(location.pathname + location.search).toBe(`/comptes/personnel?ligne=${placeId}.2`))
  })

  it('says that the search failed and offers a retry, and still finds pages', async () => {
    network.use(http.get(`${portalOrigin}/v1/search`, () => HttpResponse.error()))
    await openPalette()
    await userEvent.keyboard('mon profil')
    await screen.findByText(palette.failed)
    expect(screen.getByRole('option', { name: breadcrumb.pages.profile })).toBeTruthy()
    network.use(http.get(`${portalOrigin}/v1/search`, () => HttpResponse.json(answer)))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Réessayer' }))
    await screen.findByRole('option', { name: /Zoé Vidal/ })
  })

  it('says that nothing was found, closes with Escape, and runs a command', async () => {
    network.use(http.get(`${portalOrigin}/v1/search`, () => HttpResponse.json({ hits: [] })))
    await openPalette()
    await userEvent.keyboard('qwxz')
    await screen.findByText(/qwxz/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(screen.getByRole('button', { name: search.prompt }))
    await userEvent.type(await screen.findByRole('combobox', { name: palette.field }), 'deconnecter')
    await userEvent.click(screen.getByRole('option', { name: shell.signOut }))
    await screen.findByRole('textbox', { name: /mail/i })
  })
})

describe('what people type for a page', () => {
  it.each([
    ['fr-FR', 'voter', 'decisions'],
    ['fr-FR', 'assemblée', 'decisions'],
    ['fr-FR', 'payer', 'paying'],
    ['fr-FR', 'facture', 'personalAccount'],
    ['fr-FR', 'fuite', 'newReport'],
    ['fr-FR', 'mot de passe', 'password'],
    ['fr-CA', 'fraction', 'myPlaces'],
    ['fr-CA', 'quote-part', 'place'],
    ['fr-CA', 'condo', 'place'],
    ['fr-CA', 'contribution', 'personalAccount'],
    ['en-CA', 'vote', 'decisions'],
    ['en-CA', 'meeting', 'decisions'],
    ['en-CA', 'pay', 'paying'],
    ['en-CA', 'invoice', 'personalAccount'],
    ['en-CA', 'leak', 'newReport'],
    ['en-CA', 'password', 'password'],
  ] as const)('in %s: “%s” finds the page “%s”', (locale, typed, page) => {
    const { breadcrumb: titles, pageWords } = catalogues[locale]
    const line = { id: page, group: 'pages', icon: 'home', label: titles.pages[page], run: () => {} } as const
    expect(matchItems([{ ...line, words: pageWords[page] }], typed)).toHaveLength(1)
  })
})

describe('the words of a line', () => {
  const item = { id: 'x', group: 'pages', icon: 'home', label: 'Contrats d’entretien', run: () => {} } as const
  it.each(['contr', 'ENTRE', 'entretien contrats', 'cóntrats d’', ''])('are found by %j', (text) => {
    expect(matchItems([item], text)).toEqual([item])
  })
  it.each(['trats', 'contrats eau'])('are not found by %j', (text) => {
    expect(matchItems([item], text)).toEqual([])
  })
})
