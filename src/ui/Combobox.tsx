import type { FocusEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import type { ComboboxPanelProps } from './ComboboxPanel.tsx'
import { ComboboxPanel } from './ComboboxPanel.tsx'
import { place, triggerStyle } from './comboboxStyles.ts'
import { Icon } from './Icon.tsx'

type Props<Data> = Omit<ComboboxPanelProps<Data>, 'panelId'> & {
  /** Inside the button: what is chosen. */
  children: ReactNode
  /** Whether the list is open: the flow around it knows. */
  isOpen: boolean
  onOpen: () => void
}

/**
 * The searchable, paginated dropdown with infinite scroll (specification §2): a button that shows what is chosen, and a
 * search field over the list to choose from. It keeps no list and no search of its own: both belong to the flow around it.
 */
export function Combobox<Data>({ children, isOpen, onOpen, onClose, onSelect, ...panel }: Props<Data>) {
  const panelId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const back = () => trigger.current?.focus({ preventScroll: true })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) onClose()
  }
  return (
    <fieldset aria-label={panel.label} css={place} onBlur={leave}>
      <button
        ref={trigger}
        type="button"
        css={triggerStyle}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={isOpen ? onClose : onOpen}
      >
        {children}
        <Icon name="chevronDown" size={18} />
      </button>
      {isOpen && (
        <ComboboxPanel
          {...panel}
          panelId={panelId}
          onClose={() => {
            back()
            onClose()
          }}
          onSelect={(option) => {
            back()
            onSelect(option)
          }}
        />
      )}
    </fieldset>
  )
}
