import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Toggletip } from '#src/ui/Toggletip.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const button = () => screen.getByRole('button', { name: 'Ce que veut dire « solde »' })
const render = () => renderUi(<Toggletip label="Ce que veut dire « solde »">Ce qui reste à payer.</Toggletip>)

it('says more when its button is pressed, to screen readers too, and closes on Escape', async () => {
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

it('follows its button while the page scrolls, and goes once the button is out of sight', async () => {
  let leaveSight = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (sights: readonly { readonly isIntersecting: boolean }[]) => void) {
        leaveSight = () => tell([{ isIntersecting: false }])
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  render()
  await userEvent.click(button())
  const top = () => Number.parseFloat(screen.getByText('Ce qui reste à payer.').style.top)
  const before = top()
  vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 60, 24, 24))
  fireEvent.scroll(window)
  expect(top()).toBeGreaterThan(before)
  act(leaveSight)
  expect(screen.queryByText('Ce qui reste à payer.')).toBeNull()
})
