import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import { panelStyle, searchStyle } from './comboboxPanelStyles.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** One line of the list; `content` is for lines that show more than a label. */
export type PanelOption = { readonly value: string; readonly label: string; readonly content?: ReactNode }

/** The options and the state of their loading. */
export type ComboboxItems<Option> = {
  readonly options: readonly Option[]
  /** Number of options in all, loaded or not. */
  readonly total: number
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly isLoadingMore: boolean
  readonly hasMoreFailed: boolean
}

export type ComboboxPanelProps = {
  panelId: string
  /** The name of the dropdown for screen readers. */
  label: string
  searchLabel: string
  search: string
  onSearch: (text: string) => void
  items: ComboboxItems<PanelOption>
  selected: string | null
  onSelect: (value: string) => void
  onClose: () => void
  onMore: () => void
  onRetry: () => void
  /** Further filters of the list, below the search field. */
  filters?: ReactNode
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })

/**
 * The open part. The focus stays in the search field while the arrows move through the list (ARIA combobox pattern).
 */
export function ComboboxPanel({ panelId, label, searchLabel, filters, ...props }: ComboboxPanelProps) {
  const { search, onSearch, items, selected, onSelect, onClose, onMore, onRetry } = props
  const { translate: t, locale } = useLanguage()
  const listId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const { options, total, isLoading } = items
  const isSearching = search.trim() !== ''
  const known = (value: string | null) => options.findIndex((option) => option.value === value)
  /** The option the person moved to; otherwise the selected one, or the best match while searching. */
  const start = isSearching ? 0 : known(selected)
  const active = options[Math.max(known(wanted) < 0 ? start : known(wanted), 0)]
  const optionId = (value: string) => `${listId}-${value}`

  function moveTo(index: number) {
    const next = options[Math.min(Math.max(index, 0), options.length - 1)]
    if (!next) return
    setWanted(next.value)
    reveal(scroller.current, optionId(next.value))
    if (next === options.at(-1)) onMore()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const at = known(active?.value ?? null)
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: options.length - 1,
    }
    const target = targets[event.key]
    if (target !== undefined) {
      event.preventDefault()
      moveTo(target)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // Until the search is answered, the list still shows the previous results, so Enter chooses nothing.
      if (active && !(isSearching && isLoading)) onSelect(active.value)
    }
  }
  /** The pressed button disappears. Without this the focus would disappear too, and the list would close. */
  function retry() {
    panel.current?.querySelector('input')?.focus({ preventScroll: true })
    onRetry()
  }
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <div
      ref={panel}
      id={panelId}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      css={panelStyle}
      onKeyDown={leaveByKey}
    >
      <div css={searchStyle}>
        <Icon name="search" />
        <input
          ref={takeFocus}
          type="search"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active.value) : undefined}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      {filters}
      <VisuallyHidden role="status">
        {isLoading ? t('common.loading') : t(`combobox.results.${pluralForm(locale, total)}`, { count: total })}
      </VisuallyHidden>
      <ComboboxList
        {...{ listId, label, items, selected, onSelect, onMore, optionId, scroller }}
        onRetry={retry}
        active={active?.value ?? null}
        isSearching={isSearching}
      />
    </div>
  )
}

/** Scrolls only the list, and only as far as needed. */
function reveal(list: HTMLElement | null, id: string) {
  const option = document.getElementById(id)
  if (!list || !option) return
  const above = option.offsetTop - list.scrollTop
  const below = above + option.offsetHeight - list.clientHeight
  if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}
