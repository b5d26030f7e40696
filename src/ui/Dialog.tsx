import { css, keyframes } from '@emotion/react'
import type { ComponentProps, KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { lockScroll } from './scrollLock.ts'

export const appear = keyframes({ from: { opacity: 0 } })

/** As large as the window, without the browser's decoration. `css` of the caller wins. */
const wholeWindow = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: 'var(--color-text)',
})

type Props = Pick<
  ComponentProps<'dialog'>,
  'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'className' | 'children'
> & {
  /** Asks to be closed; the owner of the dialog decides. */
  onClose: () => void
  /** When false, neither Escape nor the backdrop closes the dialog: only an answer inside it does. */
  isClosable?: boolean
  /** Where the focus starts; by default at the title, so that the dialog is read from its beginning. */
  firstFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * The base of every window over the page, open while it is mounted. The native element keeps the focus inside, makes the
 * page behind it inert and gives the focus back.
 */
export function Dialog({ onClose, isClosable = true, firstFocus, ...props }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasPressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const unlock = lockScroll()
    dialog.showModal()
    const first = firstFocus?.current ?? dialog.querySelector('h2')
    first?.focus()
    return () => {
      // A dialog that leaves the page open does not give the focus back.
      dialog.close()
      unlock()
    }
  }, [firstFocus])

  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget
  const cancel = (event: SyntheticEvent) => {
    // File fields inside the dialog send `cancel` too.
    if (!isOutside(event)) return
    event.preventDefault()
    if (isClosable) onClose()
  }
  // A native dialog closes on a second Escape in a row, whatever the `cancel` handler does. A list open inside takes
  // the first Escape.
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isClosable) onClose()
  }

  return (
    <dialog
      {...props}
      ref={ref}
      css={wholeWindow}
      closedby={isClosable ? 'closerequest' : 'none'}
      onCancel={cancel}
      onKeyDown={leaveByKey}
      onPointerDown={(event) => {
        wasPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        // A text selection may begin inside the dialog and end outside it.
        if (isOutside(event) && wasPressedOutside.current && isClosable) onClose()
      }}
    />
  )
}
