import { css } from '@emotion/react'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'

/** The look that all panels share; each adds its place and size. */
export const popoverPanel = css({
  position: 'absolute',
  zIndex: 30,
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
})

type Settings = { isOpen: boolean; onOpen: () => void; onClose: () => void }

/**
 * The base of every panel that opens next to its trigger: a button, or the field that it helps with. Escape closes the panel and
 * gives the focus back to the trigger; a press or the focus elsewhere closes it and leaves the focus alone. The owner decides
 * what opening and closing mean.
 */
export function usePopover<Trigger extends HTMLElement = HTMLButtonElement>({ isOpen, onOpen, onClose }: Settings) {
  const panelId = useId()
  const ref = useRef<Trigger>(null)
  const wasPressedOutside = useRef(false)

  const giveFocusBack = () => ref.current?.focus({ preventScroll: true })
  const isOutside = ({ target }: Event) =>
    target instanceof Node && ![ref.current, document.getElementById(panelId)].some((part) => part?.contains(target))

  const press = useEffectEvent((event: Event) => {
    wasPressedOutside.current = isOutside(event)
  })
  const release = useEffectEvent((event: Event) => {
    if (isOutside(event) && wasPressedOutside.current) onClose()
  })
  const moveFocus = useEffectEvent((event: Event) => {
    if (isOutside(event)) onClose()
  })
  const leaveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // A dialog around the panel stays open.
    event.preventDefault()
    event.stopPropagation()
    giveFocusBack()
    onClose()
  })

  /* Before the next paint, so that nothing listens any more once the owner has left the page. */
  useLayoutEffect(() => {
    if (!isOpen) return
    const over = new AbortController()
    const listening = { capture: true, signal: over.signal }
    globalThis.addEventListener('keydown', (event) => leaveByKey(event), listening)
    globalThis.addEventListener('focusin', (event) => moveFocus(event), listening)
    // A finger that scrolls the page presses without releasing: the panel stays.
    globalThis.addEventListener('pointerdown', (event) => press(event), listening)
    globalThis.addEventListener('pointerup', (event) => release(event), listening)
    return () => over.abort()
  }, [isOpen])

  return {
    panelId,
    giveFocusBack,
    trigger: {
      ref,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: isOpen ? onClose : onOpen,
    },
  } as const
}
