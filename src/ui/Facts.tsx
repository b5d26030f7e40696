import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** A term and its description. */
export type Fact = readonly [term: string, value: ReactNode]

const list = css({
  display: 'grid',
  margin: 0,
  '& dt': { color: 'var(--color-text-muted)', fontSize: '0.875rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

type Props = {
  /** A line without a value (`null`, `undefined`, `false`, an empty text) is left out. */
  lines: readonly Fact[]
  /** The caller's `css` arrives here and wins over the shared styles. */
  className?: string
}

/** Known facts about something, term by term. */
export const Facts = ({ lines, className }: Props) => (
  <dl css={list} className={className}>
    {lines.map(
      ([term, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false &&
        value !== '' && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
