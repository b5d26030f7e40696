import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout } from '#src/theme/scales.ts'
import { focusRefused } from './focusField.ts'
import { Heading } from './Heading.tsx'

/** The next step starts at its top: below the bar, with the step indicator visible. */
const place = css({ '& > h2': { scrollMarginBlockStart: layout.topBar + 120 } })
const focus = (heading: HTMLDivElement | null) => {
  if (!focusRefused(heading?.closest('form'))) heading?.querySelector('h2')?.focus()
}

/**
 * The heading of a step. After a move within the page, it takes the focus and scrolls into view, unless a field
 * of the step is refused: that field takes the focus then.
 */
export const StepTitle = ({ hasMoved, children }: { hasMoved: boolean; children: ReactNode }) => (
  <div css={place} {...(hasMoved && { ref: focus })}>
    <Heading level={2} tabIndex={-1}>
      {children}
    </Heading>
  </div>
)
