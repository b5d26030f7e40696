import type { FocusEvent, ReactNode } from 'react'
import { Suspense, useId, useRef } from 'react'
import type { ComboboxItems, ComboboxPanelProps } from './ComboboxPanel.tsx'
import { place, triggerStyle } from './comboboxStyles.ts'
import { fetchedPart } from './fetchedPart.tsx'
import { Icon } from './Icon.tsx'

/** The open part is fetched when somebody is about to open it: a page shows the button alone. */
const fetchPanel = () => import('./ComboboxPanel.tsx')
const ComboboxPanel = fetchedPart('comboboxPanel', async () => (await fetchPanel()).ComboboxPanel)
const fetchAhead = () => void fetchPanel().catch(() => undefined)

export type ComboboxOption<Data> = { readonly value: string; readonly label: string; readonly data: Data }

type Props<Data> = Omit<ComboboxPanelProps, 'panelId' | 'items' | 'onSelect'> & {
  /** Inside the button: what is chosen. */
  children: ReactNode
  items: ComboboxItems<ComboboxOption<Data>>
  onSelect: (option: ComboboxOption<Data>) => void
  /** Instead of the label alone. */
  renderOption?: (option: ComboboxOption<Data>) => ReactNode
  /** Whether the list is open: the flow around it knows. */
  isOpen: boolean
  onOpen: () => void
}

/**
 * The searchable, paginated dropdown with infinite scroll (specification §2): a button that shows what is chosen, and a
 * search field over the list to choose from. It keeps no list and no search of its own: both belong to the flow around it.
 */
export function Combobox<Data>({ children, isOpen, onOpen, onClose, onSelect, ...props }: Props<Data>) {
  const { items, renderOption, ...panel } = props
  const panelId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const back = () => trigger.current?.focus({ preventScroll: true })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) onClose()
  }
  const choose = (value: string) => {
    const option = items.options.find((known) => known.value === value)
    back()
    if (option) onSelect(option)
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
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={isOpen ? onClose : onOpen}
      >
        {children}
        <Icon name="chevronDown" size={18} />
      </button>
      {isOpen && (
        <Suspense>
          <ComboboxPanel
            {...panel}
            panelId={panelId}
            items={{
              ...items,
              options: items.options.map((option) => ({
                value: option.value,
                label: option.label,
                content: renderOption?.(option),
              })),
            }}
            onClose={() => {
              back()
              onClose()
            }}
            onSelect={choose}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
