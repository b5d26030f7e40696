import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from './Button.tsx'
import type { ComboboxItems, PanelOption } from './ComboboxPanel.tsx'
import { footing, optionBody, optionStyle, scroller as scrollerStyle, stale, waiting } from './comboboxPanelStyles.ts'
import { Icon } from './Icon.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'
import type { Listbox } from './useListbox.ts'

/** Specification §9: milliseconds after the last scroll, and the scroll position that loads the next page. */
const scrollDebounce = 200
const scrollLoad = 0.85

type Props = {
  listbox: Listbox
  items: ComboboxItems<PanelOption>
  selected: string | null
  active: number
  isSearching: boolean
  scroller: RefObject<HTMLDivElement | null>
  onMore: () => void
  onRetry: () => void
}

/** The options, and any message below or instead of them. */
export function ComboboxList({ listbox, items, selected, active, scroller, ...props }: Props) {
  const { isSearching, onMore, onRetry } = props
  const t = useTranslate()
  const { options, isLoading, hasFailed, isLoadingMore, hasMoreFailed } = items
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function watchScroll() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const list = scroller.current
      if (list && list.scrollTop + list.clientHeight >= scrollLoad * list.scrollHeight) onMore()
    }, scrollDebounce)
  }

  return (
    <div ref={scroller} css={scrollerStyle} onScroll={watchScroll}>
      <div {...listbox.list} aria-busy={isLoading} css={isLoading && isSearching && stale}>
        {options.map((option, index) => (
          <div
            key={option.value}
            {...listbox.option(index, option.value === selected)}
            data-active={index === active || undefined}
            css={optionStyle}
          >
            <span css={optionBody}>{option.content ?? option.label}</span>
            {option.value === selected && <Icon name="check" />}
          </div>
        ))}
      </div>
      {isLoading && options.length === 0 && (
        <div css={waiting}>
          <Skeleton width="70%" />
          <Skeleton width="55%" />
          <Skeleton width="62%" />
        </div>
      )}
      {!isLoading && !hasFailed && options.length === 0 && (
        <p css={footing}>{t(isSearching ? 'combobox.noResult' : 'combobox.empty')}</p>
      )}
      {isLoadingMore && (
        <div css={footing}>
          <Spinner size={20} />
          {t('combobox.loadingMore')}
        </div>
      )}
      {(hasFailed || hasMoreFailed) && (
        <div css={footing} role="alert">
          {t(hasFailed && options.length > 0 ? 'combobox.notRefreshed' : 'combobox.failed')}
          <Button variant="secondary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
