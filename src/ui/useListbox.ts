import type { KeyboardEvent, MouseEvent } from 'react'
import { useId } from 'react'

/** Options that Page Up and Page Down skip. */
const page = 10

type Settings = {
  label: string
  count: number
  /** The option that Enter chooses; -1 = none. */
  active: number
  /** The id of an option, whatever its position in the list. */
  keyOf: (index: number) => string | number
  onChoose: (index: number) => void
  /** Arrow keys, Home and End ask for another active option. */
  onMove?: (index: number) => void
  /** Instead of `onMove`, for an owner that counts by itself: Home and End then move the caret. */
  onStep?: (by: 1 | -1) => void
  /** Whether the list belongs to a previous search, so that Enter chooses nothing. */
  isOutdated?: boolean
  /** What has the focus: a text field above the list, or the list itself. */
  focus?: 'field' | 'list'
}

/**
 * The base of every list of options (ARIA listbox): the focus stays where it is, and arrow keys move the active option.
 * Spread `list` and `option(index)`, and `field` on the text field when there is one, or `text` on a field of several lines.
 */
export function useListbox(settings: Settings) {
  const { label, count, active, keyOf, onChoose, onMove, onStep, isOutdated = false, focus = 'field' } = settings
  const listId = useId()
  const hasActive = active >= 0 && active < count
  const optionId = (index: number) => `${listId}-${keyOf(index)}`

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const to = onMove ? targetOf(event.key, active, count, focus === 'list') : undefined
    const by = onStep ? steps[event.key] : undefined
    const isEnter = event.key === 'Enter'
    if (to === undefined && by === undefined && !isEnter) return
    event.preventDefault()
    if (to !== undefined && count > 0) onMove?.(Math.min(Math.max(to, 0), count - 1))
    if (by !== undefined) onStep?.(by)
    if (isEnter && hasActive && !isOutdated) onChoose(active)
  }
  const keyboard = { 'aria-activedescendant': hasActive ? optionId(active) : undefined, onKeyDown: press }

  return {
    optionId,
    list: {
      id: listId,
      role: 'listbox',
      'aria-label': label,
      ...(focus === 'list' ? { tabIndex: 0, ...keyboard } : { tabIndex: -1 }),
    },
    field: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      ...keyboard,
    },
    /** A field of several lines stays a text box, which may not expand; its keys are those of the list only while there is one. */
    text: {
      'aria-haspopup': 'listbox',
      'aria-controls': count > 0 ? listId : undefined,
      'aria-autocomplete': 'list',
      ...keyboard,
    },
    option: (index: number, isSelected: boolean) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': isSelected,
      onClick: () => onChoose(index),
      ...(focus === 'field' && { tabIndex: -1, onMouseDown: keepFocus }),
    }),
  } as const
}

/** What `ComboboxList` and its like spread. */
export type Listbox = ReturnType<typeof useListbox>

const keepFocus = (event: MouseEvent) => event.preventDefault()

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

function targetOf(key: string, active: number, count: number, hasPages: boolean): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    Home: 0,
    End: count - 1,
    ...(hasPages && { PageDown: active + page, PageUp: active - page }),
  }
  return targets[key]
}
