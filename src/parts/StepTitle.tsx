import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout } from '#src/theme/scales.ts'
import { Heading } from '#src/ui/Heading.tsx'

/** Whoever goes on at the foot of one step begins at the head of the next: below the bar, with the steps in sight. */
const place = css({ '& > h2': { scrollMarginBlockStart: layout.topBar + 120 } })
const focus = (heading: HTMLDivElement | null) => heading?.querySelector('h2')?.focus()

/** What a step asks. Whoever has moved within the page has the keyboard and the eye follow to it. */
export const StepTitle = ({ hasMoved, children }: { hasMoved: boolean; children: ReactNode }) => (
  <div css={place} {...(hasMoved && { ref: focus })}>
    <Heading level={2} tabIndex={-1}>
      {children}
    </Heading>
  </div>
)
