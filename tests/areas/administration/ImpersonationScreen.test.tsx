import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { administrationRoutes } from '#contract/administration.ts'
import { catalogues } from '#locales/catalogues.ts'
import { selectImpersonatedUser } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const { network } = usePortalServer()
const { administration, errors, shared } = catalogues['fr-FR']

it('tells anybody but administrators that they have no access', async () => {
  await openScreen('/consultation', 'coproprietaire')

  expect(await screen.findByText(asRead(administration.forbiddenTitle))).toBeDefined()
  expect(screen.queryByLabelText(administration.search)).toBeNull()
})

it('finds a person, requires a reason, then shows their portal read-only', async () => {
  const { user, session } = await openScreen('/consultation', 'admin')

  await user.type(await screen.findByLabelText(administration.search), 'president@demo')
  await user.click(await screen.findByRole('button', { name: /president@demo\.example/ }))
  await user.click(await screen.findByRole('button', { name: administration.start }))
  expect(await screen.findByText(errors.field.required)).toBeDefined()
  await user.type(screen.getByLabelText(administration.reason), 'Appel du 12 mars')
  await user.click(screen.getByRole('button', { name: administration.start }))

  await waitFor(() => expect(selectImpersonatedUser(session().getSnapshot())).not.toBeNull())
  await waitFor(() => expect(globalThis.location.pathname).toBe('/'))
  await goTo('/mot-de-passe')
  await screen.findByText(shared.readOnly.title)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Changer de mot de passe/ }).matches(':disabled')).toBe(
    true,
  )
})

it('tells a portal without people from a search without results', async () => {
  const none = { data: { result: [], entities: { users: {} } }, meta: { total: 0, per_page: 15, page: 1 } }
  network.use(http.get(portalOrigin + administrationRoutes.people.path, () => HttpResponse.json(none)))
  const { user } = await openScreen('/consultation', 'admin')

  expect(await screen.findByText(administration.nobodyYet)).toBeDefined()
  expect(screen.queryByText(administration.found.other.replace('{{count}}', '0'))).toBeNull()
  expect(screen.queryByText(administration.found.one.replace('{{count}}', '0'))).toBeNull()
  expect(screen.queryByText(administration.nobody)).toBeNull()
  await user.type(screen.getByLabelText(administration.search), 'introuvable')
  expect(await screen.findByText(administration.nobody)).toBeDefined()
})
