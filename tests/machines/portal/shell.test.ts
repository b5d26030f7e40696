import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  selectCommandPalette,
  selectIsAccountMenuOpen,
  selectIsMenuOpen,
} from '#machines/portal/shell/shell.selectors.ts'
import { selectIsOpen } from '#machines/search/commandPalette/commandPalette.selectors.ts'
import { quietShell } from '#tests/support/quietShell.ts'

describe('shell', () => {
  it('has one menu open at a time', () => {
    const shell = createActor(quietShell()).start()
    const open = () => [selectIsMenuOpen(shell.getSnapshot()), selectIsAccountMenuOpen(shell.getSnapshot())]
    shell.send({ type: 'accountMenu.open' })
    expect(open()).toEqual([false, true])
    shell.send({ type: 'menu.open' })
    expect(open()).toEqual([true, false])
    shell.send({ type: 'menu.close' })
    expect(open()).toEqual([false, false])
    shell.stop()
  })

  it('closes menus and palette when the person goes to another page', () => {
    const shell = createActor(quietShell()).start()
    const palette = selectCommandPalette(shell.getSnapshot())
    shell.send({ type: 'menu.open' })
    palette?.send({ type: 'palette.open' })
    shell.send({ type: 'page.changed' })
    expect(selectIsMenuOpen(shell.getSnapshot())).toBe(false)
    expect(palette && selectIsOpen(palette.getSnapshot())).toBe(false)
    shell.stop()
  })

  it('runs its flows as long as it lives', () => {
    const shell = createActor(quietShell()).start()
    const palette = selectCommandPalette(shell.getSnapshot())
    expect(palette?.getSnapshot().status).toBe('active')
    shell.stop()
    expect(palette?.getSnapshot().status).toBe('stopped')
  })
})
