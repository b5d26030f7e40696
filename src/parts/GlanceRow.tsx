import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Grid } from '#src/ui/Grid.tsx'

const item = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 12,
  borderBlockStart: '1px solid var(--color-border)',
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
})
const subject = css({ flex: '1 1 220px', minWidth: 0 })
const title = css({
  color: 'inherit',
  fontWeight: 500,
  textUnderlineOffset: 3,
  '&:hover': { color: 'var(--color-link)' },
  /* The whole row is clickable. */
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})

type Props = { href: string; name: string; tag: ReactNode; children: ReactNode; onAim: () => void }

/** A row of a dashboard card: a linked name, a line about it, and its state. */
export const GlanceRow = ({ href, name, tag, children, onAim }: Props) => (
  <li css={item}>
    <div css={subject}>
      <Link href={href} css={title} onPointerEnter={onAim} onFocus={onAim}>
        {name}
      </Link>
      {children}
    </div>
    {tag}
  </li>
)

/** The rows of a card of the dashboard. */
export const GlanceList = ({ children }: { children: ReactNode }) => <Grid as="ul">{children}</Grid>
