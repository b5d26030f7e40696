import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { waitFor as waitForActor } from 'xstate'
import { selectIsRestoring, selectIsSignedIn } from '#machines/session/session.selectors.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { memberships, places } from '#server/places/places.tables.ts'
import { users } from '#server/profile/profile.tables.ts'
import { createQueryClient } from '#src/api/createQueryClient.ts'
import { HomeScreen } from '#src/areas/home/HomeScreen.tsx'
import { signIn } from '#src/areas/session/signIn.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const { server, failNetwork } = usePortalServer()
const user = userEvent.setup()

async function openAs(name: string, beforeShowing = () => {}) {
  const { api, session } = createPortalClient()
  await waitForActor(session, (snapshot) => !selectIsRestoring(snapshot))
  await signIn(session, { username: demoEmail(name), password: demoPassword })
  beforeShowing()
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <HomeScreen sessionRef={session} api={api} />
    </QueryClientProvider>,
  )
  return { session }
}

const db = () => server().platform.db
async function idOf(name: string) {
  const [row] = await db()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoEmail(name)))
  if (!row) throw new Error(`${name} is nobody in the demo world`)
  return row.id
}

describe('the first page', () => {
  it('greets the person and lists their places with their roles', async () => {
    await openAs('president')

    expect(screen.getByText('Chargement en cours')).toBeDefined()
    await screen.findByRole('heading', { level: 1, name: 'Bonjour Hélène' })
    expect(screen.getByText('HV')).toBeDefined()
    const list = await screen.findByRole('region', { name: 'Vos immeubles' })
    const roles = await within(list).findAllByText(
      /^(Copropriétaire|Membre du conseil syndical|Président du conseil syndical)$/,
    )
    expect(roles).toHaveLength(3)
    expect(screen.queryByRole('region', { name: /au nom d’une personne/ })).toBeNull()
  })

  it('logs out', async () => {
    const { session } = await openAs('coproprietaire')

    await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))

    await waitFor(() => expect(selectIsSignedIn(session.getSnapshot())).toBe(false))
  })

  it('says so when nothing could be loaded, and tries again on demand', async () => {
    await openAs('coproprietaire', failNetwork)

    const [again] = await screen.findAllByRole('button', { name: 'Réessayer' })
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    failNetwork(false)
    if (again) await user.click(again)

    await screen.findByRole('heading', { name: 'Bonjour Camille' })
  })

  it('tells a person without any place whom to ask', async () => {
    await db()
      .delete(memberships)
      .where(eq(memberships.userId, await idOf('locataire')))
    await openAs('locataire')

    await screen.findByRole('heading', { name: 'Aucun immeuble pour l’instant' })
    expect(screen.getByRole('link', { name: 'Écrire à votre gestionnaire' }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it.each(hostileTexts.filter((_, index) => index % 9 === 0))(
    'shows %s as it was typed, and runs none of it',
    async (text) => {
      const id = await idOf('gardien')
      await db().update(users).set({ firstName: text, displayName: text }).where(eq(users.id, id))
      await db().update(places).set({ name: text })
      await openAs('gardien')

      await screen.findByRole('heading', { level: 1, name: (name) => name.includes(text.trim()) })
      expect((await screen.findAllByRole('heading', { level: 3 }))[0]?.textContent).toBe(text)
      expect('wasRun' in globalThis).toBe(false)
    },
  )
})

describe('an administrator', () => {
  it('looks at the portal as somebody else, knows it, and comes back', async () => {
    await openAs('admin')
    const form = await screen.findByRole('region', { name: 'Consulter le portail au nom d’une personne' })
    await user.type(within(form).getByLabelText('Identifiant de la personne'), await idOf('bailleur'))
    await user.click(within(form).getByRole('button', { name: 'Consulter' }))

    expect(await screen.findByText(/^Résultats pour /)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bonjour Nadia' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Revenir à mon compte' }))

    await screen.findByRole('heading', { name: 'Bonjour Nadia' })
    expect(screen.queryByText(/^Résultats pour /)).toBeNull()
  })

  it('may paste an identifier with spaces around and within it', async () => {
    await openAs('admin')
    await user.click(await screen.findByLabelText('Identifiant de la personne'))
    await user.paste(` ${(await idOf('bailleur')).replaceAll('-', '- ')}\n`)
    await user.keyboard('{Enter}')

    expect(await screen.findByText(/^Résultats pour /)).toBeDefined()
  })

  it.each([
    ['personne', /cinq groupes de chiffres et de lettres/],
    [
      '7b7a5c3e-6f0e-4a83-9a54-3b6f4f0a1c11',
      'Le portail n’a pas pu s’ouvrir au nom de cette personne. Vérifiez son identifiant.',
    ],
  ])('is told when "%s" is nobody', async (identifier, message) => {
    await openAs('admin')
    await user.type(await screen.findByLabelText('Identifiant de la personne'), `${identifier}{Enter}`)

    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.getByLabelText('Identifiant de la personne')).toHaveProperty('value', identifier)
  })
})
