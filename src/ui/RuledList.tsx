import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Box } from './Box.tsx'
import type { Drawn } from './layout/draw.tsx'

const lines = css({ '& > li + li': { borderBlockStart: '1px solid var(--color-border)' } })
/** The card around the list has the padding that the first and the last row would add. */
const trim = css({
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
})
const frame = { overflow: 'hidden', border: 'border', radius: 'card', bg: 'surfaceRaised' } as const

type Own = { isFramed?: boolean; isTrimmed?: boolean }

/** Rows with a line between them. */
export function RuledList<Tag extends 'ul' | 'ol' = 'ul'>(props: Drawn<Tag, Own>): ReactNode
export function RuledList({ as: Tag = 'ul', isFramed = false, isTrimmed = false, ...props }: Drawn<'ul', Own>) {
  return <Box as={Tag} css={[lines, isTrimmed && trim]} {...(isFramed && frame)} {...props} />
}
