import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { storedNote } from '#src/api/tabNote.ts'

export const shortcuts = ['next', 'previous', 'reply', 'archive', 'search', 'help'] as const
type Shortcut = (typeof shortcuts)[number]
export const shortcutKeys: Readonly<Record<Shortcut, string>> = {
  next: 'j',
  previous: 'k',
  reply: 'r',
  archive: 'e',
  search: '/',
  help: '?',
}
type Acts = Partial<Record<Shortcut, () => void>>

/** People who dictate, or whose hands shake, turn single keys off in this browser (WCAG 2.1.4). */
export const shortcutsOff = storedNote(() => localStorage, 'shortcutsOff', z.boolean())

const typedIn = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])'

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return undefined
  // Some keyboards write « ? » and « / » with Shift only; a letter with Shift is no shortcut, unlike one under Caps Lock.
  const key = event.shiftKey ? event.key : event.key.toLowerCase()
  return shortcuts.find((one) => shortcutKeys[one] === key)
}

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(typedIn) !== null
const isBehindDialog = () => document.querySelector('dialog[open]') !== null

/** Handles single-key shortcuts on the whole page, while nothing else uses keys. */
export function useShortcuts(acts: Acts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    const act = shortcut && acts[shortcut]
    if (!act || event.defaultPrevented || isTyping(event) || isBehindDialog() || shortcutsOff.holds(true)) return
    // The key must not be typed into the field that gets the focus.
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
