import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { selectImpersonatedUser } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

usePortalServer()
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
