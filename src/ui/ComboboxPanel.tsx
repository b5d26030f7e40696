import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import { panelStyle, searchStyle } from './comboboxPanelStyles.ts'
import { Icon } from './Icon.tsx'
import { revealOption } from './revealOption.ts'
import { useListbox } from './useListbox.ts'
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
  onMore: () => void
  onRetry: () => void
  /** Further filters of the list, below the search field. */
  filters?: ReactNode
}

/**
 * The open part. The focus stays in the search field while the arrows move through the list (ARIA combobox pattern).
 */
export function ComboboxPanel({ panelId, label, searchLabel, filters, ...props }: ComboboxPanelProps) {
  const { search, onSearch, items, selected, onSelect, onMore, onRetry } = props
  const { translate: t, locale } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const { options, total, isLoading } = items
  const isSearching = search.trim() !== ''
  const known = (value: string | null) => options.findIndex((option) => option.value === value)
  /** The option the person moved to; otherwise the selected one, or the best match while searching. */
  const start = isSearching ? 0 : known(selected)
  const active = Math.max(known(wanted) < 0 ? start : known(wanted), 0)
  const valueAt = (index: number) => options[index]?.value ?? ''
  const listbox = useListbox({
    label,
    count: options.length,
    active,
    keyOf: valueAt,
    isOutdated: isSearching && isLoading,
    onChoose: (index) => onSelect(valueAt(index)),
    onMove(index) {
      setWanted(valueAt(index))
      revealOption(scroller.current, listbox.optionId(index))
      if (index === options.length - 1) onMore()
    },
  })
  const takeFocus = () => field.current?.focus({ preventScroll: true })
  useLayoutEffect(takeFocus, [])
  /** The pressed button disappears, and the focus with it. */
  function retry() {
    takeFocus()
    onRetry()
  }

  return (
    <div id={panelId} role="dialog" aria-label={label} tabIndex={-1} css={panelStyle}>
      <div css={searchStyle}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          {...listbox.field}
        />
      </div>
      {filters}
      <VisuallyHidden role="status">
        {isLoading ? t('common.loading') : t(`combobox.results.${pluralForm(locale, total)}`, { count: total })}
      </VisuallyHidden>
      <ComboboxList
        {...{ listbox, items, selected, active, onMore, scroller }}
        onRetry={retry}
        isSearching={isSearching}
      />
    </div>
  )
}
