import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { popoverPanel } from './usePopover.ts'

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  '&[aria-current="true"]': { fontWeight: 600 },
})
const opener = css(choice, { borderColor: 'var(--color-border-strong)' })
const list = css(popoverPanel, {
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineEnd: 0,
  minWidth: 210,
  whiteSpace: 'nowrap',
  padding: 6,
  boxShadow: '0 8px 24px rgb(0 0 0 / 14%)',
})

/** The button of a short menu. */
export const DropMenuOpener = (props: ComponentProps<'button'>) => <button type="button" css={opener} {...props} />
/** The choices below the button; their frame has `position="relative"`. */
export const DropMenuList = (props: ComponentProps<'ul'>) => <ul css={list} {...props} />
export const DropMenuChoice = (props: ComponentProps<'button'>) => <button type="button" css={choice} {...props} />
