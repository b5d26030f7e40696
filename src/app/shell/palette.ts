import type { ShellRef } from '#machines/portal/shell/shell.machine.ts'
import { selectCommandPalette } from '#machines/portal/shell/shell.selectors.ts'

/** The modifier of the shortcut: ⌘ on Apple keyboards, Ctrl elsewhere. */
export const shortcutKey = (control: string) => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : control)

export const openPalette = (shell: ShellRef) =>
  selectCommandPalette(shell.getSnapshot())?.send({ type: 'palette.open' })

/** Listens for Ctrl K and ⌘ K anywhere in the application. Returns a function that stops it. */
export function followShortcut(shell: ShellRef): () => void {
  const listen = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isShortcut || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    openPalette(shell)
  }
  globalThis.addEventListener('keydown', listen)
  return () => globalThis.removeEventListener('keydown', listen)
}
