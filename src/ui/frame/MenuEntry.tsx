import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { durations, media, touchTarget } from '#src/theme/scales.ts'

const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: touchTarget,
  [media.desktop]: { minHeight: 40 },
  paddingInline: 12,
  fontWeight: 500,
  '& > svg': { color: 'var(--color-text-muted)' },
})
const line = css(entry, {
  position: 'relative',
  borderRadius: 'var(--radius)',
  color: 'var(--color-text)',
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `background-color ${durations.fast}, color ${durations.fast}`,
  '&:hover': { background: 'var(--color-surface-sunken)' },
  '&[aria-current]': {
    background: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
    fontWeight: 600,
    '& > svg': { color: 'inherit' },
  },
})
const opener = css(line, {
  width: '100%',
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg:last-child': { transition: `transform ${durations.normal}` },
  '&[aria-expanded="true"] > svg:last-child': { transform: 'rotate(180deg)' },
})
/* The names of pages line up with the name of their group. */
const inside = css({
  display: 'grid',
  gap: 2,
  paddingBlock: '2px 6px',
  '&[hidden]': { display: 'none' },
  '& > li > a, & > li > span': { paddingInlineStart: 46 },
})
const last = css(entry, {
  width: '100%',
  marginBlockStart: 8,
  border: 0,
  borderBlockStart: '1px solid var(--color-border)',
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-link)' },
})

/** A page in a menu: its icon, its name, and what is new there. */
export const MenuLink = (props: ComponentProps<typeof Link>) => <Link css={line} {...props} />
/** A group of pages, which opens below it. */
export const MenuOpener = (props: ComponentProps<'button'>) => <button type="button" css={opener} {...props} />
export const SubMenu = (props: ComponentProps<'ul'>) => <ul css={inside} {...props} />
/** The act at the end of a menu, below a line. */
export const LastMenuButton = (props: ComponentProps<'button'>) => <button type="button" css={last} {...props} />
