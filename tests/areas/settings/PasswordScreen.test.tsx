import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

usePortalServer()
/** jsdom has no workers, so the meter never answers. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}
beforeEach(() => void vi.stubGlobal('Worker', SilentWorker))
const { ownAccount, errors, password } = catalogues['fr-FR']
const texts = ownAccount.passwordForm
const present = 'Demo-Copro-2026!'
const next = 'Une-Cour-Calme-2031!'

async function open(name: string) {
  const { user, session } = await openScreen('/mot-de-passe', name)
  const send = async (current: string, chosen: string, confirmation: string) => {
    for (const [label, value] of [
      [texts.current, current],
      [password.form.password, chosen],
      [texts.confirmation, confirmation],
    ] as const) {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, value)
    }
    await user.click(screen.getByRole('button', { name: texts.submit }))
  }
  return { send, session }
}

it('requires an identical confirmation', async () => {
  const { send } = await open('coproprietaire')

  await send(present, next, 'Une-Autre-Cour-2031!')

  expect(await screen.findByText(asRead(errors.field.mustMatchPassword))).toBeDefined()
})

it('says that the current password is wrong and how many tries are left, and keeps the session', async () => {
  const { send, session } = await open('coproprietaire')

  await send('Pas-Le-Bon-2026!', next, next)

  expect((await screen.findByRole('alert')).textContent).toContain(asRead(texts.wrong))
  expect(screen.getByRole('alert').textContent).toMatch(/4 essais/)
  expect(session().getSnapshot().hasTag('signedIn')).toBe(true)
})

it.each([
  [present, errors.field.currentPassword],
  ['Password1234!', errors.field.guessablePassword],
])('explains at the field why %s is refused, until another one is typed', async (chosen, reason) => {
  const { send } = await open('gardien')

  await send(present, chosen, chosen)

  expect(await screen.findByText(asRead(reason))).toBeDefined()
  expect(screen.getByLabelText(password.form.password).getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(screen.getByLabelText(password.form.password), { target: { value: next } })
  await waitFor(() => expect(screen.queryByText(asRead(reason))).toBeNull())
})

it('changes the password, says that other devices are signed out, and clears the form', async () => {
  const { send, session } = await open('bailleur')

  await send(present, next, next)

  expect(await screen.findByText(asRead(texts.changedText))).toBeDefined()
  expect(await screen.findByLabelText<HTMLInputElement>(texts.current)).toHaveProperty('value', '')
  expect(session().getSnapshot().hasTag('signedIn')).toBe(true)
})
