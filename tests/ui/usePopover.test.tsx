import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Modal } from '#src/ui/Modal.tsx'
import { usePopover } from '#src/ui/usePopover.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

function Menu() {
  const [isOpen, setIsOpen] = useState(false)
  const { panelId, trigger } = usePopover({
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
  })
  return (
    <>
      <button {...trigger}>Mon compte</button>
      {isOpen && (
        <section id={panelId} aria-label="Liens">
          <button type="button">Profil</button>
        </section>
      )}
      <button type="button">Ailleurs</button>
      <p>Un texte</p>
    </>
  )
}

const trigger = () => screen.getByRole('button', { name: 'Mon compte' })
const panel = () => screen.queryByRole('region', { name: 'Liens' })
async function open() {
  const user = userEvent.setup()
  await user.click(trigger())
  return user
}

it('opens and closes with its button, which names the panel', async () => {
  renderUi(<Menu />)
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  const user = await open()
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(trigger().getAttribute('aria-controls')).toBe(panel()?.id)
  await user.click(trigger())
  expect(panel()).toBeNull()
})

it('closes on Escape and gives the focus back', async () => {
  renderUi(<Menu />)
  const user = await open()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Profil')
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(trigger())
})

it('closes on Escape when nothing has the focus', async () => {
  renderUi(<Menu />)
  const user = await open()
  trigger().blur()
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
})

it('closes when the focus moves on, and leaves the focus there', async () => {
  renderUi(<Menu />)
  const user = await open()
  await user.tab()
  await user.tab()
  expect(panel()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Ailleurs')
})

it('closes on a press outside it, and stays open on one inside it', async () => {
  renderUi(<Menu />)
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Profil' }))
  expect(panel()).not.toBeNull()
  await user.click(screen.getByText('Un texte'))
  expect(panel()).toBeNull()
})

it('stays while a finger scrolls the page, or a selection ends outside it', async () => {
  renderUi(<Menu />)
  await open()
  const text = screen.getByText('Un texte')
  fireEvent.pointerDown(text)
  fireEvent.pointerCancel(text)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Profil' }))
  fireEvent.pointerUp(text)
  expect(panel()).not.toBeNull()
})

it('leaves the dialog around it open', async () => {
  let isClosed = false
  renderUi(
    <Modal
      isOpen
      title="Menu"
      onClose={() => {
        isClosed = true
      }}
    >
      <Menu />
    </Modal>,
  )
  const user = await open()
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(isClosed).toBe(false)
  await user.keyboard('{Escape}')
  expect(isClosed).toBe(true)
})
