import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Box } from './Box.tsx'
import { Flex } from './Flex.tsx'
import { RuledList } from './RuledList.tsx'

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
  <Flex
    as="li"
    position="relative"
    flexWrap="wrap"
    alignItems="baseline"
    justifyContent="space-between"
    rowGap={1}
    columnGap={4}
    py={3}
  >
    <Box flex="1 1 220px" minWidth={0}>
      <Link href={href} css={title} onPointerEnter={onAim} onFocus={onAim}>
        {name}
      </Link>
      {children}
    </Box>
    {tag}
  </Flex>
)

/** The rows of a card of the dashboard. */
export const GlanceList = ({ children }: { children: ReactNode }) => <RuledList isTrimmed>{children}</RuledList>
