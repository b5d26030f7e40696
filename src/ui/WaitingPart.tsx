import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'

/* A later part, and a panel that it would leave empty. A dialog speaks for itself. */
const later = ['[data-waits]', 'section:has(> [data-waits])']
const earlier = ['[data-waits] ~ ', '[data-waits] ~ * ', 'main :has([data-waits]) ~ ', 'main :has([data-waits]) ~ * ']
const once = css({
  [earlier.flatMap((before) => later.map((part) => `${before}${part}:not(dialog *)`)).join()]: { display: 'none' },
})

/** A part of a page that waits for the network: of several, the first says so for all. */
export const WaitingPart = ({ children }: { children: ReactNode }) => (
  <div data-waits="">
    <Global styles={once} />
    {children}
  </div>
)
