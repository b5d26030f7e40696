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
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { KeyHints } from '#src/ui/palette/KeyHints.tsx'
import { PaletteField } from '#src/ui/palette/PaletteField.tsx'
import { PaletteWindow } from '#src/ui/palette/PaletteWindow.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useListbox } from '#src/ui/useListbox.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { PaletteList } from './PaletteList.tsx'
import type { PaletteItem } from './paletteItem.ts'
import { paletteLines } from './paletteLines.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  paletteRef: CommandPaletteRef
  items: readonly PaletteItem[]
  onHit: (hit: SearchHit) => void
}

/** The window of search and commands; it renders nothing while closed. */
export function CommandPalette({ api, person, paletteRef, items, onHit }: Props) {
  const { translate: t, locale } = useLanguage()
  const fieldRef = useRef<HTMLInputElement>(null)
  const text = useSelector(paletteRef, selectText)
  const choice = useSelector(paletteRef, selectChoice)
  const isSearching = useSelector(paletteRef, selectIsSearching)
  const hasFound = useSelector(paletteRef, selectHasFound)
  const hasFailed = useSelector(paletteRef, selectHasFailed)
  /* The flow has just put the hits into the cache. */
  const { data: hits = [] } = useQuery({ ...searchQueries(api, person).find(text.trim()), enabled: hasFound })
  const known = items.map((item) => (item.page ? { ...item, words: t(`pageWords.${item.page}`) } : item))
  const lines = paletteLines({ items: known, text, hits: hasFound ? hits : [], onHit })
  const active = Math.min(choice, lines.length - 1)
  const close = () => paletteRef.send({ type: 'palette.close' })
  /* The pressed button disappears, so the field takes the focus. */
  const retry = () => {
    paletteRef.send({ type: 'search.retry' })
    fieldRef.current?.focus()
  }
  const listbox = useListbox({
    label: t('palette.results'),
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
    <PaletteWindow
      aria-label={t('palette.title')}
      onClose={close}
      firstFocus={fieldRef}
      head={
        <PaletteField
          ref={fieldRef}
          before={isSearching ? <Spinner size={20} /> : <Icon name="search" />}
          after={<IconButton icon="cross" label={t('common.close')} onClick={close} />}
          aria-label={t('palette.field')}
          placeholder={t('palette.field')}
          maxLength={200}
          value={text}
          onChange={(event) => paletteRef.send({ type: 'text.type', text: event.target.value })}
          {...listbox.field}
        />
      }
      foot={
        <>
          <VisuallyHidden role="status">
            {isSearching
              ? t('palette.searching')
              : t(`palette.count.${pluralForm(locale, lines.length)}`, { count: lines.length })}
          </VisuallyHidden>
          <KeyHints
            hints={[
              { keys: ['↑', '↓'], effect: t('palette.toChoose') },
              { keys: ['↵'], effect: t('palette.toOpen') },
              { keys: ['Esc'], effect: t('palette.toClose') },
            ]}
          />
        </>
      }
    >
      <PaletteList
        listbox={listbox}
        lines={lines}
        active={active}
        onPoint={(index) => paletteRef.send({ type: 'choice.point', index })}
      />
      {lines.length === 0 && !isSearching && !hasFailed && (
        <Box py={5.5} px={5} color="textMuted" textAlign="center">
          <Text variant="strong">{t('palette.none', { text: text.trim() })}</Text>
          <Text>{t('palette.noneHint')}</Text>
        </Box>
      )}
      {hasFailed && (
        <Flex
          role="alert"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap={2}
          px={4.5}
          pt={1}
          pb={3}
          color="textMuted"
          fontSize="small"
        >
          <span>{t('palette.failed')}</span>
          <Button variant="quiet" onClick={retry}>
            {t('common.retry')}
          </Button>
        </Flex>
      )}
    </PaletteWindow>
  )
}
