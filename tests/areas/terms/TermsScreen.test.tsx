import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPhone } from '#contract/shownPhones.ts'
import { offers } from '#offers/offers.ts'
import { termsVersions } from '#server/areas/terms/terms.tables.ts'
import { createQueryClient } from '#src/api/createQueryClient.ts'
import { PublicTerms } from '#src/areas/terms/TermsScreen.tsx'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const { server, failNetwork } = usePortalServer()

function openTerms() {
  const { api } = createPortalClient()
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <PublicTerms api={api} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

async function publish(articles: readonly { title: string; paragraphs: readonly string[] }[]) {
  const { db } = server().platform
  await db.delete(termsVersions)
  await db
    .insert(termsVersions)
    .values({ offer: 'ESE', locale: 'fr-FR', version: '4.2', publishedOn: '2026-01-05', articles })
}

describe('the general terms', () => {
  beforeEach(() => publish([{ title: '1. Objet', paragraphs: ['Le portail sert ses résidents.'] }]))

  it('are shown with their version, their date and a table of contents', async () => {
    openTerms()

    expect(screen.getByText('Chargement en cours')).toBeDefined()
    await screen.findByRole('heading', { level: 1, name: 'Conditions générales' })
    await screen.findByText('Version 4.2, publiée le 5 janvier 2026')
    expect(screen.getByRole('link', { name: '1. Objet' }).getAttribute('href')).toBe('#article-1')
    expect(screen.getByRole('heading', { level: 2, name: '1. Objet' })).toBeDefined()
    expect(screen.getByText('Le portail sert ses résidents.')).toBeDefined()
  })

  it('link the address and the number of the offer', async () => {
    const { email, phone } = offers.ESE.support
    await publish([{ title: '1. Contact', paragraphs: [`Écrivez à ${email} ou appelez le ${readPhone(phone)}.`] }])
    openTerms()

    expect((await screen.findByRole('link', { name: email })).getAttribute('href')).toBe(`mailto:${email}`)
    expect(screen.getByRole('link', { name: readPhone(phone) }).getAttribute('href')).toBe(`tel:${phone}`)
  })

  it('can be printed', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {})
    const user = openTerms()

    await user.click(await screen.findByRole('button', { name: 'Imprimer' }))

    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('say when loading failed, and retry on request', async () => {
    failNetwork()
    const user = openTerms()
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull()
    failNetwork(false)
    await user.click(again)

    await screen.findByRole('heading', { name: '1. Objet' })
  })

  it('say when the offer has published none', async () => {
    await server().platform.db.delete(termsVersions)
    openTerms()

    await screen.findByRole('heading', { name: 'Aucune condition générale publiée' })
  })

  it('are always plain text', async () => {
    await publish(hostileTexts.map((text) => ({ title: text, paragraphs: [text] })))
    openTerms()
    await screen.findByRole('heading', { level: 1, name: 'Conditions générales' })

    const [, ...titles] = await screen.findAllByRole('heading', { level: 2 })
    expect(titles.map((title) => title.textContent)).toEqual([...hostileTexts])
    expect('wasRun' in globalThis).toBe(false)
  })
})
