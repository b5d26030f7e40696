import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations, media } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { barControl } from './barStyles.ts'
import { useFrame } from './frame.ts'
import { openPalette, shortcutKey } from './palette.ts'

/** An icon on a phone; in larger windows it looks like the field that it opens. */
const button = css({
  marginInlineStart: 'auto',
  [media.tablet]: {
    marginInlineStart: 0,
    justifyContent: 'flex-start',
    width: 'clamp(280px, 32vw, 420px)',
    paddingInline: '14px 8px',
    border: '1px solid var(--color-border)',
    borderRadius: 'calc(var(--radius) * 1.5)',
    background: 'var(--color-surface-sunken)',
    color: 'var(--color-text-muted)',
    transition: `border-color ${durations.fast}`,
    '&:hover': { borderColor: 'var(--color-border-strong)', background: 'var(--color-surface-sunken)' },
  },
})
const words = css({ display: 'none', [media.tablet]: { display: 'block', flex: 1, textAlign: 'start' } })
const keys = css({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    padding: '2px 8px',
    border: '1px solid var(--color-border)',
    borderRadius: 'calc(var(--radius) * 0.75)',
    background: 'var(--color-surface-raised)',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
  },
})

/** Opens search and commands. */
export function SearchButton() {
  const t = useTranslate()
  const { shell } = useFrame()
  return (
    <button
      type="button"
      css={[barControl, button]}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPalette(shell)}
    >
      <Icon name="search" />
      <VisuallyHidden>{t('search.prompt')}</VisuallyHidden>
      <span css={words} aria-hidden="true">
        {t('search.prompt')}
      </span>
      <span aria-hidden="true">
        <kbd css={keys}>{shortcutKey(t('search.control'))} K</kbd>
      </span>
    </button>
  )
}
