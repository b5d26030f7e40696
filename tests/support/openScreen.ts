import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountButton } from './frame.ts'
import { startApp } from './startApp.tsx'

/** Goes to an address as a link does. */
export const goTo = (path: string) => act(async () => globalThis.history.pushState(null, '', path))

/** The whole application, with one of the demo's people signed in, at one of its screens. */
export async function openScreen(path: string, name = 'coproprietaire') {
  const app = await startApp('/')
  await app.signIn(name)
  await accountButton()
  await goTo(path)
  await screen.findByRole('heading', { level: 1 })
  return { ...app, user: userEvent.setup() }
}
