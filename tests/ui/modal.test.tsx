import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

function Opener({ isClosable = true, inner = false }: { isClosable?: boolean; inner?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Renommer
      </button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Renommer le fichier"
        isClosable={isClosable}
        footer={<Button onClick={() => setIsOpen(false)}>Enregistrer</Button>}
      >
        <input aria-label="Nom du fichier" />
        {inner && <Inner />}
      </Modal>
    </>
  )
}

function Inner() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Supprimer
      </button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Supprimer ce fichier" />
    </>
  )
}

const isScrollLocked = () => document.documentElement.style.overflow === 'hidden'
const open = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Renommer' }))
  return user
}

describe('a modal', () => {
  it('renders nothing while it is closed', () => {
    renderUi(<Opener />)
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(isScrollLocked()).toBe(false)
  })

  it('is named by its title, which takes the focus, and stops the page from scrolling', async () => {
    renderUi(<Opener />)
    await open()
    expect(screen.getByRole('dialog', { name: 'Renommer le fichier' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Renommer le fichier' }))
    expect(isScrollLocked()).toBe(true)
  })

  it.each(['escape', 'cross', 'backdrop', 'answer'])('closes by %s, and gives the focus back', async (way) => {
    renderUi(<Opener />)
    const user = await open()
    if (way === 'escape') await user.keyboard('{Escape}')
    if (way === 'cross') await user.click(screen.getByRole('button', { name: 'Fermer' }))
    if (way === 'backdrop') await user.click(screen.getByRole('dialog'))
    if (way === 'answer') await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Renommer' }))
    expect(isScrollLocked()).toBe(false)
  })

  it('stays open when a text selection ends outside it', async () => {
    renderUi(<Opener />)
    const user = await open()
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Nom du fichier' }) },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ])
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('closes only by an answer when it is not closable', async () => {
    renderUi(<Opener isClosable={false} />)
    const user = await open()
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('may open another one: Escape closes only the upper one, and the page stays locked until both are closed', async () => {
    renderUi(<Opener inner />)
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Supprimer' }))
    expect(screen.getAllByRole('dialog').length).toBe(2)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Renommer le fichier' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Supprimer' }))
    expect(isScrollLocked()).toBe(true)
    await user.keyboard('{Escape}')
    expect(isScrollLocked()).toBe(false)
  })

  it('stays open when the choice of a file inside it is cancelled', () => {
    const close = vi.fn()
    renderUi(
      <Modal isOpen onClose={close} title="Ajouter">
        <input type="file" aria-label="Fichier" />
      </Modal>,
    )
    fireEvent(screen.getByLabelText('Fichier'), new Event('cancel', { bubbles: true }))
    expect(close).not.toHaveBeenCalled()
    fireEvent(screen.getByRole('dialog'), new Event('cancel'))
    expect(close).toHaveBeenCalledOnce()
  })

  it('leaves Escape to a list that is open inside it', async () => {
    const close = vi.fn()
    renderUi(
      <Modal isOpen onClose={close} title="Choisir">
        <input aria-label="Immeuble" onKeyDown={(event) => event.preventDefault()} />
      </Modal>,
    )
    screen.getByRole('textbox', { name: 'Immeuble' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
  })
})
