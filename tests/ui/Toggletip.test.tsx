import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Toggletip } from '#src/ui/Toggletip.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const button = () => screen.getByRole('button', { name: 'Ce que veut dire « solde »' })
const render = () => renderUi(<Toggletip label="Ce que veut dire « solde »">Ce qui reste à payer.</Toggletip>)

it('says more at a press of its button, to screen readers too, and closes by Escape', async () => {
  render()
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.tab()
  expect(document.activeElement).toBe(button())
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('Ce qui reste à payer.')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(button())
})

it('goes when the page moves below it', async () => {
  render()
  await userEvent.click(button())
  expect(screen.getByText('Ce qui reste à payer.')).toBeTruthy()
  fireEvent.scroll(window)
  expect(screen.queryByText('Ce qui reste à payer.')).toBeNull()
})
