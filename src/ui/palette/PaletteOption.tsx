import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { touchTarget } from '#src/theme/scales.ts'
import { Box } from '../Box.tsx'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../iconPaths.ts'

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: touchTarget,
  padding: '6px 12px',
  borderRadius: 'var(--radius)',
  cursor: 'pointer',
  scrollMarginBlock: 40,
  '& > svg, & small': { color: 'var(--color-text-muted)' },
  '&[aria-selected="true"]': {
    background: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
    '& > svg, & small': { color: 'inherit' },
  },
})

type Props = ComponentProps<'div'> & { icon: IconName; label: string; detail: string | null }

/** One option, with a detail below its name. */
export const PaletteOption = ({ icon, label, detail, ...props }: Props) => (
  <div css={style} {...props}>
    <Icon name={icon} />
    <Box as="span" flex={1} minWidth={0} fontWeight={500} lineHeight={1.3}>
      {label}
      {detail !== null && (
        <Box as="small" display="block" fontSize="caption" fontWeight={400}>
          {detail}
        </Box>
      )}
    </Box>
  </div>
)
