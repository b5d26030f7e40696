import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shell } from '#locales/fr-FR/frame/shell.ts'

const anybody = shell.account.menu.replace('{{name}}', '')

/** The button of the account menu appears with the frame. */
export const accountButton = () => screen.findByRole('button', { name: (name) => name.startsWith(anybody) })

/** Signs out from the account menu, as a resident does. */
export async function signOut(user: Pick<typeof userEvent, 'click'> = userEvent) {
  await user.click(await accountButton())
  await user.click(await screen.findByRole('button', { name: shell.signOut }))
}
