import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

const style = css({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 100,
  padding: '12px 20px',
  background: 'var(--color-inverse)',
  color: 'var(--color-on-inverse)',
  borderRadius: 'var(--radius)',
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '@media print': { display: 'none' },
})

/** The first stop of the keyboard; leads to the element with this id (`<main id="content" tabIndex={-1}>`). */
export function SkipLink({ target = 'content' }: { target?: string }) {
  const t = useTranslate()
  return (
    <a href={`#${target}`} css={style}>
      {t('common.skipToContent')}
    </a>
  )
}
