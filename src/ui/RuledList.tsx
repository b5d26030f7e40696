import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

const lines = css({ '& > li + li': { borderBlockStart: '1px solid var(--color-border)' } })
const frame = css({
  overflow: 'hidden',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
})
/** The card around the list has the padding that the first and the last row would add. */
const trim = css({
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
})

type Props = ComponentProps<'ul'> & { isFramed?: boolean; isTrimmed?: boolean }

/** Rows with a line between them. */
export function RuledList({ isFramed = false, isTrimmed = false, ...props }: Props) {
  return <ul css={[lines, isFramed && frame, isTrimmed && trim]} {...props} />
}
