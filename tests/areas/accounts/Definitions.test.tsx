import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { terms } from '#locales/fr-FR/accounts/terms.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

usePortalServer()

it('says beside a term of accounting what it means, to whoever asks', async () => {
  const { user } = await openScreen('/comptes/personnel')
  const term = french.personal.calls.title
  const ask = await screen.findByRole('button', { name: french.definition.ask.replace('{{word}}', term) })
  expect(ask.getAttribute('aria-expanded')).toBe('false')
  await user.click(ask)
  expect(await screen.findByText(terms.call.text)).toBeDefined()
  expect(ask.getAttribute('aria-expanded')).toBe('true')
})
