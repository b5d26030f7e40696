import { css } from '@emotion/react'
import { breakpoints } from '#src/theme/scales.ts'

export const onPhone = `@media not all and (min-width: ${breakpoints.phone})`
export const belowTablet = `@media not all and (min-width: ${breakpoints.tablet})`

export const frame = css({
  position: 'relative',
  overflow: 'auto',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
  '@media print': { overflow: 'visible', border: 0 },
})
export const tableStyle = css({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '& caption': { padding: '16px 16px 12px', textAlign: 'start', fontWeight: 600, captionSide: 'top' },
  '& th, & td': { padding: '12px 16px', textAlign: 'start', verticalAlign: 'top' },
  /* The figures of a statement fit a tablet held upright. */
  [belowTablet]: { '& th + *, & td + *': { paddingInlineStart: 0 } },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:not(:first-of-type) > *': { borderBlockStart: '1px solid var(--color-border)' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: 'var(--color-surface-sunken)',
    borderBlockEnd: '1px solid var(--color-border)',
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .unbroken': { whiteSpace: 'nowrap' },
  '& .number > span': { marginInlineStart: 'auto' },
  /* The name is aligned with the last digit, with its arrow before it. */
  '& .number > button': { flexDirection: 'row-reverse' },
  '@media print': { '& th, & td': { padding: '6px 8px' }, '& thead th, & thead th.number': { whiteSpace: 'normal' } },
})
/** The size does not depend on the content: rows that come and go do not affect the rest of the page. */
export const virtualFrame = css({
  contain: 'strict',
  '@media print': { contain: 'none', height: 'auto !important' },
})
/** Rows of one height, with room for two lines, in columns that do not move while rows mount and unmount. */
export const virtualTable = css({
  tableLayout: 'fixed',
  minWidth: 640,
  '& tbody th, & tbody td': {
    height: 64,
    paddingBlock: 8,
    overflow: 'hidden',
    verticalAlign: 'middle',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  /* A name that is cut keeps its chevron. */
  '& [data-opening]': { display: 'inline-flex', maxWidth: '100%' },
  '& tbody tr.space > td': { height: 'auto', padding: 0, border: 0 },
  /* Paper is narrower, and cannot scroll. */
  '@media print': {
    tableLayout: 'auto',
    minWidth: 0,
    '& thead th': { width: 'auto !important' },
    '& tbody th, & tbody td:not(.number, .unbroken)': { height: 'auto', whiteSpace: 'normal' },
    '& tbody tr.space': { display: 'none' },
  },
})
/** On a phone each row is a card, with the column name before each value. */
export const cards = css({
  [onPhone]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    /* Hidden buttons must not take the focus; a list above the cards replaces them. */
    '& thead button': { visibility: 'hidden' },
    '&, & caption, & tbody, & tr, & tbody th, & tbody td': { display: 'block', width: 'auto' },
    '& tbody tr': { padding: '12px 16px', borderBlockStart: '1px solid var(--color-border)' },
    '& tbody tr:not(:first-of-type) > *': { borderBlockStart: 0 },
    '& tbody th': { padding: '0 0 4px', fontWeight: 600 },
    '& tbody td, & tbody td.number': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      padding: '4px 0',
      textAlign: 'end',
      whiteSpace: 'normal',
    },
    /* The name gives way before a value has to break inside a word. */
    '& tbody td::before': {
      content: 'attr(data-label)',
      flexShrink: 1000,
      color: 'var(--color-text-muted)',
      textAlign: 'start',
      overflowWrap: 'break-word',
    },
  },
})
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 16px 0',
  color: 'var(--color-text-muted)',
  fontSize: '0.875rem',
})
export const sortButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  margin: '-12px -8px',
  padding: '0 8px',
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-link)' },
  '& > svg': { opacity: 0 },
  '&:hover > svg, &:focus-visible > svg, th[aria-sort] > & > svg': { opacity: 1 },
  '@media print': { '& > svg': { display: 'none' } },
})
