import type { ReactNode } from 'react'
import { Suspense } from 'react'
import type { ComboboxItems, ComboboxPanelProps } from './ComboboxPanel.tsx'
import { place, placeInBar, triggerInBar, triggerStyle } from './comboboxStyles.ts'
import { fetchedPart } from './fetchedPart.tsx'
import { Icon } from './Icon.tsx'
import { usePopover } from './usePopover.ts'

/** Loads the panel only when somebody is about to open it: the page itself shows just the button. */
const fetchPanel = () => import('./ComboboxPanel.tsx')
const ComboboxPanel = fetchedPart('comboboxPanel', async () => (await fetchPanel()).ComboboxPanel)
const fetchAhead = () => void fetchPanel().catch(() => undefined)

export type ComboboxOption<Data> = { readonly value: string; readonly label: string; readonly data: Data }

type Props<Data> = Omit<ComboboxPanelProps, 'panelId' | 'items' | 'onSelect'> & {
  /** The content of the button: the current choice. */
  children: ReactNode
  items: ComboboxItems<ComboboxOption<Data>>
  onSelect: (option: ComboboxOption<Data>) => void
  /** Replaces the plain label. */
  renderOption?: (option: ComboboxOption<Data>) => ReactNode
  /** Whether the list is open; the surrounding flow decides. */
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** In the bar at the top: one line on a phone, with the list below the whole bar. */
  isInBar?: boolean
}

/**
 * The searchable, paginated dropdown with infinite scroll (specification §2): a button that shows the current choice,
 * and a search field above the list of options. It keeps neither the list nor the search, which belong to the
 * surrounding flow.
 */
export function Combobox<Data>({
  children,
  isOpen,
  onOpen,
  onClose,
  onSelect,
  isInBar = false,
  ...props
}: Props<Data>) {
  const { items, renderOption, ...panel } = props
  const { panelId, trigger, giveFocusBack } = usePopover({ isOpen, onOpen, onClose })
  const choose = (value: string) => {
    const option = items.options.find((known) => known.value === value)
    giveFocusBack()
    if (option) onSelect(option)
  }
  return (
    <fieldset aria-label={panel.label} css={isInBar ? placeInBar : place}>
      <button
        {...trigger}
        css={isInBar ? triggerInBar : triggerStyle}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
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
            onSelect={choose}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
