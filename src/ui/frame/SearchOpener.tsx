import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { durations, media } from '#src/theme/scales.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { barControl } from './barControl.ts'

const opener = css(barControl, {
  marginInlineStart: 'auto',
  [media.desktop]: {
    marginInlineStart: 0,
    justifyContent: 'flex-start',
    width: 'clamp(220px, 22vw, 360px)',
    paddingInline: '14px 8px',
    border: '1px solid var(--color-border)',
    borderRadius: 'calc(var(--radius) * 1.5)',
    background: 'var(--color-surface-sunken)',
    color: 'var(--color-text-muted)',
    transition: `border-color ${durations.fast}`,
    '&:hover': { borderColor: 'var(--color-border-strong)' },
  },
})
const words = css({
  display: 'none',
  [media.desktop]: { display: 'block', flex: 1, textAlign: 'start', overflow: 'hidden', whiteSpace: 'nowrap' },
})
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

type Props = Omit<ComponentProps<'button'>, 'children'> & { prompt: string; modifier: string }

/** An icon on a phone; on a desktop it looks like the field that it opens. */
export const SearchOpener = ({ prompt, modifier, ...props }: Props) => (
  <button type="button" css={opener} {...props}>
    <Icon name="search" />
    <VisuallyHidden>{prompt}</VisuallyHidden>
    <span css={words} aria-hidden="true">
      {prompt}
    </span>
    <span aria-hidden="true">
      <kbd css={keys}>{modifier} K</kbd>
    </span>
  </button>
)
