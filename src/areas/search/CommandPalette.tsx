import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
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
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useListbox } from '#src/ui/useListbox.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { PaletteList } from './PaletteList.tsx'
import type { PaletteItem } from './paletteItem.ts'
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
  const fieldRef = useRef<HTMLInputElement>(null)
  const text = useSelector(paletteRef, selectText)
  const choice = useSelector(paletteRef, selectChoice)
  const isSearching = useSelector(paletteRef, selectIsSearching)
  const hasFound = useSelector(paletteRef, selectHasFound)
  const hasFailed = useSelector(paletteRef, selectHasFailed)
  /* The flow has just put them into the cache. */
  const { data: hits = [] } = useQuery({ ...searchQueries(api, person).find(text.trim()), enabled: hasFound })
  const lines = paletteLines({ items, text, hits: hasFound ? hits : [], onHit })
  const active = Math.min(choice, lines.length - 1)
  const close = () => paletteRef.send({ type: 'palette.close' })
  /* The button that was pressed goes away: the keyboard goes on from the field. */
  const retry = () => {
    paletteRef.send({ type: 'search.retry' })
    fieldRef.current?.focus()
  }
  const listbox = useListbox({
    label: t('search.results'),
    count: lines.length,
    active,
    keyOf: (index) => lines[index]?.id ?? '',
    onStep: (by) => paletteRef.send({ type: 'choice.move', by, count: lines.length }),
    onChoose(index) {
      paletteRef.send({ type: 'choice.run' })
      lines[index]?.run()
    },
  })

  return (
    <Dialog css={dialogStyle} aria-label={t('search.title')} onClose={close} firstFocus={fieldRef}>
      <div css={sheet}>
        <div css={head}>
          {isSearching ? <Spinner size={20} /> : <Icon name="search" />}
          <input
            ref={fieldRef}
            css={field}
            type="search"
            aria-label={t('search.field')}
            placeholder={t('search.field')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={(event) => paletteRef.send({ type: 'text.type', text: event.target.value })}
            {...listbox.field}
          />
          <IconButton icon="cross" label={t('common.close')} onClick={close} />
        </div>
        <div css={body}>
          <PaletteList
            listbox={listbox}
            lines={lines}
            active={active}
            onPoint={(index) => paletteRef.send({ type: 'choice.point', index })}
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
    </Dialog>
  )
}
