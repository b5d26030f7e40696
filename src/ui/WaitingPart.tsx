import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'

/* A dialog speaks for itself. */
const later = 'main :has([data-waits]) ~ * [data-waits]:not(dialog *) > '
const once = css({
  [`[data-waits] > :last-of-type,${later}:first-of-type`]: { display: 'none' },
  [`${later}:last-of-type`]: { display: 'flex' },
})

type Props = { line: ReactNode; children: ReactNode }

/** A part of a page that waits for the network: of several, the first explains it, and the others say so in a line. */
export const WaitingPart = ({ line, children }: Props) => (
  // The outer element lets one selector find parts that are siblings, and parts in siblings.
  <div>
    <div data-waits="">
      <Global styles={once} />
      {children}
      {line}
    </div>
  </div>
)
