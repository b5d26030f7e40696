import { css, keyframes } from '@emotion/react'
import { durations, touchTarget } from '#src/theme/scales.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const figure = css({ margin: 0 })
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 8,
})
export const caption = css({ fontWeight: 600 })
export const plot = css({ position: 'relative', '@media print': { display: 'none' } })
export const drawing = css({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  animation: `${appear} ${durations.slow} ease-out`,
  '& text': { fill: 'var(--color-text-muted)', fontSize: 12 },
  '& .grid': { stroke: 'var(--color-border)' },
  '& .base': { stroke: 'var(--color-border-strong)' },
  '& [data-mark]': { outline: 'none', cursor: 'default' },
  '& [data-mark]:focus-visible .shape, & [data-mark]:hover .shape': { filter: 'brightness(0.85)' },
  '& [data-mark]:focus-visible .shape': {
    stroke: 'var(--color-focus)',
    strokeWidth: 3,
    paintOrder: 'stroke',
  },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
})
export const tooltip = css({
  position: 'absolute',
  zIndex: 1,
  maxWidth: 220,
  padding: '6px 10px',
  background: 'var(--color-inverse)',
  color: 'var(--color-on-inverse)',
  borderRadius: 'var(--radius)',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  width: 'max-content',
  pointerEvents: 'none',
  transform: 'translate(-50%, calc(-100% - 8px))',
})
export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: '0.875rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 12, height: 12, borderRadius: 3, flex: 'none', forcedColorAdjust: 'none' },
  '@media print': { display: 'none' },
})
/** Paper keeps the figures: the table is always printed. */
export const onlyOnPaper = css({ display: 'none', '@media print': { display: 'block' } })
export const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: touchTarget,
  padding: '0 8px',
  marginInline: -8,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'var(--color-link)',
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: 'var(--color-accent-soft)' },
  '@media print': { display: 'none' },
})
