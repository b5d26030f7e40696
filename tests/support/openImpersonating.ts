import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { goTo, openScreen } from './openScreen.ts'

const { administration } = french

/** Opens a page as an administrator who impersonates this person. */
export async function openImpersonating(name: string, path: string) {
  const { user } = await openScreen('/consultation', 'admin')
  await user.type(await screen.findByLabelText(administration.search), demoEmail(name))
  await user.click(await screen.findByRole('button', { name: (shown) => shown.includes(demoEmail(name)) }))
  await user.type(screen.getByLabelText(administration.reason), 'Appel du 12 mars')
  await user.click(screen.getByRole('button', { name: administration.start }))
  await waitFor(() => expect(globalThis.location.pathname).toBe('/'))
  await goTo(path)
}
