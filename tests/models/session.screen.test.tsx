import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { waitFor } from 'xstate'
import { profileRoutes } from '#contract/profile.ts'
import { sessionRoutes } from '#contract/session.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { selectAccessToken, selectIsRestoring } from '#machines/session/session/session.selectors.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { createSessionStorage, sessionKey } from '#src/areas/session/sessionStorage.ts'
import { signIn } from '#src/areas/session/signIn.ts'
import { accountButton, signOut } from '#tests/support/frame.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'
import type { SessionDriver } from './session.model.ts'
import { coveringPaths } from './session.model.ts'

usePortalServer()
const { authentication, common, errors } = catalogue
const username = demoEmail('coproprietaire')

async function driveScreen(): Promise<SessionDriver> {
  const user = userEvent.setup()
  const { api, session } = await startApp('/')

  const hearOfAnotherTab = () => {
    const newValue = localStorage.getItem(sessionKey)
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue })))
  }
  const seesTheLoginForm = async () => void (await screen.findByRole('textbox', { name: authentication.login.email }))
  const seesTheFirstPage = async () => void (await accountButton())

  return {
    events: {
      'resident signs in': async () => {
        const field = await screen.findByRole('textbox', { name: authentication.login.email })
        await user.clear(field)
        await user.type(field, username)
        await user.click(screen.getByRole('button', { name: common.continue }))
        await user.type(await screen.findByLabelText(authentication.login.password), demoPassword)
        await user.click(screen.getByRole('button', { name: authentication.login.signIn }))
      },
      'resident signs in in another tab': async () => {
        // Opens a new tab each time, because an old one would know that its session has ended.
        const other = createPortalClient()
        onTestFinished(() => void other.session.stop())
        await waitFor(other.session, (snapshot) => !selectIsRestoring(snapshot))
        await signIn(other.session, { username, password: demoPassword })
        const stored = other.session.getSnapshot().context.session
        if (stored) createSessionStorage({ local: localStorage, tab: sessionStorage }).write(stored)
        hearOfAnotherTab()
      },
      'resident logs out': () => signOut(user),
      'resident logs out in another tab': () => {
        localStorage.removeItem(sessionKey)
        hearOfAnotherTab()
      },
      'server ends the session': async () => {
        const Authorization = `Bearer ${selectAccessToken(session().getSnapshot())}`
        await fetch(portalOrigin + sessionRoutes.revoke.path, { method: 'POST', headers: { Authorization } })
        await act(() => api(profileRoutes.read, {}).catch(() => undefined))
      },
    },
    states: {
      'is asked to sign in': seesTheLoginForm,
      'is signed in': seesTheFirstPage,
      'is signed in here too': seesTheFirstPage,
      'is told that the session has ended': async () => {
        await seesTheLoginForm()
        await screen.findByText(errors.problem.unauthenticated)
      },
      'is asked to sign in again': async () => {
        await seesTheLoginForm()
        expect(localStorage.getItem(sessionKey)).toBeNull()
      },
      'is signed in again': seesTheFirstPage,
    },
  }
}

describe('a session in two tabs, walked against the application', () => {
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('hasSkippedCheck', 'true')
  })

  const walks = coveringPaths.map((path) => [path.description, path] as const)
  it.each(walks)('%s', async (_description, path) => {
    await path.test(await driveScreen())
  })
})
