import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media, touchTarget } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

const style = css({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: touchTarget,
    paddingInline: 4,
    /* Its icon, not its invisible edge, lines up with the content above. */
    marginInline: -4,
    borderRadius: 'var(--radius)',
    color: 'var(--color-link)',
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
})

/** Below the first part of the label on a phone, at the end of the line elsewhere. */
const wide = css({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 8,
    rowGap: 0,
    paddingBlock: 6,
  },
  '& > summary > span:last-of-type': { gridColumn: 2 },
  [media.phone]: {
    '& > summary': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: 12 },
    '& > summary > span:last-of-type': { gridColumn: 3 },
  },
})

/** While closed, it leaves no line on paper; a wide label has a figure and stays. */
const onScreen = css({ '&:not([open])': { [media.print]: { display: 'none' } } })

/** Paper shows what is closed on screen. */
const printed = css({
  [media.print]: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
})

type Props = {
  icon: IconName
  label: ReactNode
  isOpen?: boolean
  /** The label is as wide as its container: the first part at the start, the second at the end. */
  isWide?: boolean
  /** Paper shows it whole, even while it is closed. */
  isPrinted?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Details that few people need, closed until they ask for them. */
export const Disclosure = ({ icon, label, isOpen, isWide = false, isPrinted = false, onToggle, children }: Props) => (
  <details
    css={[style, isWide && wide, isPrinted ? printed : !isWide && onScreen]}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
  >
    <summary>
      <Icon name={icon} size={18} />
      {label}
    </summary>
    {children}
  </details>
)
