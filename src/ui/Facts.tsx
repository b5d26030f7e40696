import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** A term, and what is said of it. */
export type Fact = readonly [term: string, value: ReactNode]

const list = css({
  display: 'grid',
  margin: 0,
  '& dt': { color: 'var(--color-text-muted)', fontSize: '0.875rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

type Props = {
  /** A line with nothing to say (`null`, `undefined`, `false`, an empty text) is left out. */
  lines: readonly Fact[]
  /** What a `css` of the place becomes: it wins over what all lists of facts share. */
  className?: string
}

/** What is known of something, term by term. */
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
