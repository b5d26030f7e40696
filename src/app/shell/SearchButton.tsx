import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { SearchOpener } from '#src/ui/frame/SearchOpener.tsx'
import { useFrame } from './frame.ts'
import { openPalette, shortcutKey } from './palette.ts'

/** Opens search and commands. */
export function SearchButton() {
  const t = useTranslate()
  const { shell } = useFrame()
  return (
    <SearchOpener
      prompt={t('search.prompt')}
      modifier={shortcutKey(t('search.control'))}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPalette(shell)}
    />
  )
}
