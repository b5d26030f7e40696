import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { SearchHit } from '#contract/search.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { CommandPaletteRef } from '#machines/search/commandPalette/commandPalette.machine.ts'
import {
  selectChoice,
  selectHasFailed,
  selectHasFound,
  selectIsSearching,
  selectText,
} from '#machines/search/commandPalette/commandPalette.selectors.ts'
import { searchQueries } from '#src/areas/search/searchQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { lockScroll } from '#src/ui/scrollLock.ts'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { lineId, PaletteList } from './PaletteList.tsx'
import type { PaletteItem } from './paletteItem.ts'
import type { PaletteLine } from './paletteLines.ts'
import { paletteLines } from './paletteLines.ts'
import { aside, body, dialogStyle, failure, field, foot, head, sheet } from './paletteStyles.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  paletteRef: CommandPaletteRef
  items: readonly PaletteItem[]
  onHit: (hit: SearchHit) => void
}

/** The window of search and commands; nothing of it exists while it is closed. */
export function CommandPalette({ api, person, paletteRef, items, onHit }: Props) {
  const { translate: t, locale } = useLanguage()
  const listId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const text = useSelector(paletteRef, selectText)
  const choice = useSelector(paletteRef, selectChoice)
  const isSearching = useSelector(paletteRef, selectIsSearching)
  const hasFound = useSelector(paletteRef, selectHasFound)
  const hasFailed = useSelector(paletteRef, selectHasFailed)
  /* The flow has just put them into the cache. */
  const { data: hits = [] } = useQuery({ ...searchQueries(api, person).find(text.trim()), enabled: hasFound })
  const lines = paletteLines({ items, text, hits: hasFound ? hits : [], onHit })
  const chosen = lines[Math.min(choice, lines.length - 1)]
  const close = () => paletteRef.send({ type: 'palette.close' })
  /* The button that was pressed goes away: the keyboard goes on from the field. */
  const retry = () => {
    paletteRef.send({ type: 'search.retry' })
    ref.current?.querySelector('input')?.focus()
  }
  const run = (line: PaletteLine) => {
    paletteRef.send({ type: 'choice.run' })
    line.run()
  }

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const unlock = lockScroll()
    dialog.showModal()
    dialog.querySelector('input')?.focus()
    return () => {
      dialog.close()
      unlock()
    }
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      paletteRef.send({ type: 'choice.move', by: event.key === 'ArrowDown' ? 1 : -1, count: lines.length })
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      run(chosen)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }
  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget

  return (
    <dialog
      ref={ref}
      css={dialogStyle}
      aria-label={t('search.title')}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onPointerDown={(event) => isOutside(event) && close()}
    >
      <div css={sheet}>
        <div css={head}>
          {isSearching ? <Spinner size={20} /> : <Icon name="search" />}
          <input
            css={field}
            type="search"
            role="combobox"
            aria-label={t('search.field')}
            placeholder={t('search.field')}
            aria-expanded={lines.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen && lineId(listId, chosen.id)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={(event) => paletteRef.send({ type: 'text.type', text: event.target.value })}
            onKeyDown={press}
          />
          <IconButton icon="cross" label={t('common.close')} onClick={close} />
        </div>
        <div css={body}>
          <PaletteList
            listId={listId}
            lines={lines}
            chosen={chosen}
            onPoint={(index) => paletteRef.send({ type: 'choice.point', index })}
            onRun={run}
          />
          {lines.length === 0 && !isSearching && !hasFailed && (
            <div css={aside}>
              <Text variant="strong">{t('search.none', { text: text.trim() })}</Text>
              <Text>{t('search.noneHint')}</Text>
            </div>
          )}
          {hasFailed && (
            <div css={failure} role="alert">
              <span>{t('search.failed')}</span>
              <Button variant="quiet" onClick={retry}>
                {t('common.retry')}
              </Button>
            </div>
          )}
        </div>
        <VisuallyHidden role="status">
          {isSearching
            ? t('search.searching')
            : t(`search.count.${pluralForm(locale, lines.length)}`, { count: lines.length })}
        </VisuallyHidden>
        <div css={foot} aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            {t('search.toChoose')}
          </span>
          <span>
            <kbd>↵</kbd>
            {t('search.toOpen')}
          </span>
          <span>
            <kbd>Esc</kbd>
            {t('search.toClose')}
          </span>
        </div>
      </div>
    </dialog>
  )
}
