import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { waitFor as waitForActor } from 'xstate'
import { profileRoutes } from '#contract/profile.ts'
import { selectImpersonatedUser, selectIsRestoring } from '#machines/session/session/session.selectors.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'
import { signIn } from '#src/areas/session/signIn.ts'
import { accountButton } from '#tests/support/frame.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { server } = usePortalServer()
const loginHeading = () => screen.findByRole('textbox', { name: /mail/i })

/** Opens the page of an administrator who already impersonates somebody without a phone number. */
async function startAppAsSomebodyElse() {
  const admin = createPortalClient()
  onTestFinished(() => void admin.session.stop())
  await waitForActor(admin.session, (snapshot) => !selectIsRestoring(snapshot))
  await signIn(admin.session, { username: demoEmail('admin'), password: demoPassword })
  const { db } = server().platform
  const [person] = await db
    .update(users)
    .set({ phoneNumber: null })
    .where(eq(users.email, demoEmail('gardien')))
    .returning({ id: users.id })
  admin.session.send({ type: 'impersonation.start', userId: person?.id ?? '', reason: 'Appel du 12 mars' })
  const { context } = await waitForActor(admin.session, (snapshot) => selectImpersonatedUser(snapshot) !== null)
  if (context.session) createSessionStorage({ local: localStorage, tab: sessionStorage }).write(context.session)
  return startApp('/')
}

describe('after sign-in', () => {
  it('asks once for a missing phone number', async () => {
    const { api, session, signIn } = await startApp('/connexion')
    localStorage.setItem('hasSkippedCheck', 'true')
    await signIn()
    await accountButton()
    await api(profileRoutes.update, { body: { user: { phoneNumber: null } } })
    localStorage.removeItem('hasSkippedCheck')
    act(() => session().send({ type: 'session.signOut' }))
    await loginHeading()

    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Passer cette étape' }))
    await accountButton()
    expect(localStorage.getItem('hasSkippedCheck')).toBe('true')
    expect(location.pathname).toBe('/')
  })

  it('asks an administrator who impersonates somebody for no phone number', async () => {
    await startAppAsSomebodyElse()
    await accountButton()
    await screen.findByText(/^Résultats pour /)
    expect(location.pathname).toBe('/')
  })

  it('informs an administrator that the hour of impersonation is over', async () => {
    const { api } = await startAppAsSomebodyElse()
    await screen.findByText(/^Résultats pour /)
    server().clock.advance(61 * 60_000)
    await act(() => api(profileRoutes.read, {}).catch(() => undefined))

    await screen.findByText(/au nom d’une autre personne a pris fin/)
    await waitFor(() => expect(screen.queryByText(/^Résultats pour /)).toBeNull())
  })

  it('confirms on the next page that the phone number is stored', async () => {
    const { signIn } = await startApp('/connexion')
    localStorage.setItem('hasSkippedCheck', 'true')
    await signIn('president')
    await accountButton()
    act(() => globalThis.history.pushState(null, '', '/verifier-profil'))
    await userEvent.type(await screen.findByLabelText('Numéro de téléphone'), '0612345678{Enter}')

    await screen.findByText('Votre profil a été mis à jour')
    await accountButton()
    expect(location.pathname).toBe('/')
  })
})
