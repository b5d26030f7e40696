import { css } from '@emotion/react'
import { touchTarget } from '#src/theme/scales.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../iconPaths.ts'

const style = css({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: '1px solid var(--color-border-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:hover:not([aria-disabled="true"])': { borderColor: 'var(--color-action)', background: 'var(--color-accent-soft)' },
  '&[aria-disabled="true"]': {
    cursor: 'not-allowed',
    borderColor: 'var(--color-border)',
    color: 'var(--color-text-muted)',
    background: 'var(--color-surface-sunken)',
  },
})

type Props = { icon: IconName; label: string; isDisabled: boolean; onClick: () => void }

/** At its limit, it stays focusable, so that the last page does not lose the focus. */
export function ToolButton({ icon, label, isDisabled, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      css={style}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
